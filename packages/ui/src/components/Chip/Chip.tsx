import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Chip.css.ts';

/** `added` and `removed` also have an icon, to differ without colour. */
export const chipTones = ['accent', 'neutral', 'added', 'removed'] as const;
export type ChipTone = (typeof chipTones)[number];

export interface ChipProps extends ElementProps<'span'> {
  /** Name of the value; truncated if too long. */
  children: string;
  /** `accent` for a selection, `neutral` for a fact, `added` and `removed` for a comparison. Default `neutral`. Sets `data-tone`. */
  tone?: ChipTone | undefined;
}

const elements = {
  accent: 'span',
  neutral: 'span',
  added: 'ins',
  removed: 'del',
} as const satisfies Record<ChipTone, string>;
const signs: Record<ChipTone, string | null> = {
  accent: null,
  neutral: null,
  added: '+',
  removed: '−',
};

/** One of several values. */
export function Chip({ children, tone = 'neutral', ...rest }: ChipProps) {
  const Element = elements[tone] as 'span';
  return (
    <Element {...rest} className={styles.chip} data-tone={tone}>
      {signs[tone] ? <span aria-hidden>{signs[tone]}</span> : null}
      <span className={styles.words} title={children}>
        {children}
      </span>
    </Element>
  );
}
