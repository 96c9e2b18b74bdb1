import { useMemo, useState } from 'react';
import { type ChartPoint, changeBetween, figure, signed } from '../../components/Chart/Chart.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { type Column, Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import { type AvailableWidth, useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import * as styles from './ViewsChart.css.ts';

interface DayByDayProps {
  days: readonly ChartPoint[];
  before: string;
}

const few = 5;
/** Width of a figure in CSS pixels. */
const figureWidth = (value: number): number => Math.ceil(figure(value).length * 8.5);
/** Space for the figures next to a date on phones, in CSS pixels. */
const phoneWidth = 106;
const rowKey = ({ key }: ChartPoint): string => key;

/** The numbers of the chart as a table: the last days, and all of them on request. */
export function DayByDay({ days, before }: DayByDayProps) {
  const [all, setAll] = useState(false);
  const availableWidth = useAvailableWidth();
  const columns = useMemo(
    () => columnsFor(days, before, availableWidth),
    [days, before, availableWidth],
  );
  const newest = useMemo(() => days.toReversed(), [days]);
  const rows = all ? newest : newest.slice(0, few);
  return (
    <section className={styles.dayCard} aria-label={m.views_day_by_day()}>
      <div className={styles.dayHead}>
        <Heading>{m.views_day_by_day()}</Heading>
        <Text size="small" tone="muted" as="span">
          {m.views_days({ count: days.length })}
        </Text>
      </div>
      <Table
        caption={m.views_views_day_by_day()}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        density="figures"
      />
      {days.length > few ? (
        <div className={styles.foot}>
          <Text size="small" tone="muted" as="span" figures>
            {m.views_rows_shown({ shown: rows.length, total: days.length })}
          </Text>
          <button
            type="button"
            className={styles.more}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? m.views_show_last({ count: few }) : m.views_show_all({ count: days.length })}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function columnsFor(
  days: readonly ChartPoint[],
  before: string,
  availableWidth: AvailableWidth,
): Column<ChartPoint>[] {
  const phone = availableWidth === 'phone';
  const compared = days.every((day) => day.before !== undefined);
  const most = days.reduce((top, { value }) => Math.max(top, value), 1);
  const mostBefore = days.reduce((top, day) => Math.max(top, day.before ?? 0), 1);
  const day: Column<ChartPoint> = { key: 'day', title: m.views_day(), cell: ({ label }) => label };
  const views: Column<ChartPoint> = {
    key: 'views',
    title: m.views_views(),
    align: 'end',
    width: Math.max(phone ? 74 : 120, figureWidth(most) + 24),
    cell: ({ value }) => <span className={styles.dayViews}>{figure(value)}</span>,
  };
  const against: Column<ChartPoint> = {
    key: 'before',
    title: phone ? m.views_previous() : before,
    align: 'end',
    width: Math.max(phone ? 72 : 130, figureWidth(mostBefore) + 24),
    cell: (day) => <span className={styles.before}>{figure(day.before ?? 0)}</span>,
  };
  const wide = figureWidth(most) + figureWidth(mostBefore) > phoneWidth;
  if (phone && compared) return wide ? [day, stacked(most)] : [day, views, against];
  if (phone) return [day, views];
  const change: Column<ChartPoint> = {
    key: 'change',
    title: m.views_change(),
    align: 'end',
    width: 112,
    cell: ({ value, before = 0 }) => (
      <span className={styles.change} data-way={changeBetween(value, before).way}>
        {signed(value, before)}
      </span>
    ),
  };
  const bar: Column<ChartPoint> = {
    key: 'bar',
    title: m.views_bar(),
    titleHidden: true,
    width: availableWidth === 'md' ? 96 : 192,
    cell: ({ value }) => <DayBar part={value / most} />,
  };
  return compared ? [day, views, against, change, bar] : [day, views, bar];
}

const stacked = (most: number): Column<ChartPoint> => ({
  key: 'views',
  title: m.views_views_and_previous(),
  align: 'end',
  width: Math.max(120, figureWidth(most) + 40),
  cell: ({ value, before = 0 }) => (
    <>
      <span className={styles.dayViews}>{figure(value)}</span>
      <br />
      <span className={styles.before}>{figure(before)}</span>
    </>
  ),
});

/** Share of the best day. Decoration: the figure is in the same row. */
function DayBar({ part }: { part: number }) {
  return (
    <svg className={styles.bar} width="100%" height={8} aria-hidden focusable="false">
      <rect width={`${part * 100}%`} height={8} rx={2} />
    </svg>
  );
}
