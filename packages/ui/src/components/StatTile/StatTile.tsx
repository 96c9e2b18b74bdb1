import { Area, LinePath } from '@visx/shape';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { richText } from '../../richText.tsx';
import * as chart from '../Chart/Chart.css.ts';
import { type ChangeWay, changeBetween, changeSize, figure } from '../Chart/Chart.tsx';
import { figureScale } from '../Chart/scale.ts';
import * as styles from './StatTile.css.ts';

export interface StatChange {
  /** The previous figure; if it is 0, the change is a number instead of a percentage. */
  before: number;
  /** Text after the change: 'vs previous 30 days'. */
  words: string;
}

export interface StatTileProps extends Omit<ElementProps<'section'>, 'ref'> {
  /** Name of the figure. */
  label: string;
  /** The figure: a number, or an element such as `Money`, `NumberText` or `DateText`. */
  value: ReactNode;
  /** The change of a number, shown as an arrow and a number. Sets `data-way`. */
  change?: StatChange | undefined;
  /** A line under the figure, instead of a change. */
  note?: string | undefined;
  /** Figures of a sparkline, oldest first. Sets `data-shape`. */
  shape?: readonly number[] | undefined;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** Short text at the end of the tile: '12 new in 30 days'. */
  aside?: string | undefined;
  /** Makes the tile a link to the records behind the figure. */
  href?: string | undefined;
}

/** A key figure with its name and change. */
export function StatTile({
  label,
  value,
  change,
  note,
  shape,
  icon,
  aside,
  href,
  ...rest
}: StatTileProps) {
  const content = { label, value, change, note, shape, icon, aside };
  const Anchor = useLinkComponent();
  if (href !== undefined) {
    return (
      <Anchor {...rest} href={href} className={styles.tile}>
        <Content {...content} />
      </Anchor>
    );
  }
  return (
    <div {...rest} className={styles.tile} data-shape={shape ? true : undefined}>
      <Content {...content} />
    </div>
  );
}

function Content({ label, value, change, note, shape, icon, aside }: StatTileProps) {
  const number = typeof value === 'number' ? value : null;
  const words = number === null ? value : figure(number);
  const isLong = typeof words !== 'string' || words.length > 9;
  const foot = change && number !== null ? <StatMove value={number} {...change} /> : note;
  return (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} size={20} />
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={hidden}>: </span>
        <span className={styles.value}>{words}</span>
        {foot || shape || aside ? <span className={hidden}>. </span> : null}
        {foot || shape ? (
          <span className={styles.foot}>
            <span className={styles.note}>{foot}</span>
            {shape ? (
              <span className={styles.shape} data-long={isLong || undefined}>
                <Sparkline values={shape} />
              </span>
            ) : null}
          </span>
        ) : null}
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
    </>
  );
}

const arrows: Record<Exclude<ChangeWay, 'same'>, IconType> = { up: ArrowUp, down: ArrowDown };
const changes = { up: m.components_stat_up, down: m.components_stat_down };

function StatMove({ value, before, words }: StatChange & { value: number }) {
  const change = changeBetween(value, before);
  const { way } = change;
  return (
    <>
      <span className={styles.change} data-way={way}>
        {way === 'same' ? (
          m.components_stat_no_change()
        ) : (
          <>
            <Icon icon={arrows[way]} size={14} />
            <span>
              {richText(changes[way]({ size: changeSize(change) }), {
                way: (text) => <span className={hidden}>{text}</span>,
              })}
            </span>
          </>
        )}
      </span>{' '}
      <span>{words}</span>
    </>
  );
}

/** Size of the sparkline in CSS pixels; `edge` leaves space for half the line. */
const width = 88;
const height = 32;
const edge = 1;

/** A sparkline. Decorative: the tile has the figures as text. */
function Sparkline({ values }: { values: readonly number[] }) {
  const most = values.reduce((top, value) => Math.max(top, value), 1);
  const across = figureScale(Math.max(1, values.length - 1), edge, width - edge);
  const up = figureScale(most, height - edge, edge);
  // A single figure is a horizontal line.
  const only = values[0];
  const rendered = values.length === 1 && only !== undefined ? [only, only] : [...values];
  const x = (_: number, index: number) => across(index);
  return (
    <svg className={styles.spark} width={width} height={height} aria-hidden focusable="false">
      {rendered.length === 0 ? null : (
        <>
          <Area className={chart.area} data={rendered} x={x} y0={height} y1={up} />
          <LinePath className={styles.sparkLine} data={rendered} x={x} y={up} />
        </>
      )}
    </svg>
  );
}
