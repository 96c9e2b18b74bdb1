import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { AreaChart, ChartLegend, type ChartPoint, sum } from '../../components/Chart/Chart.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StatTile } from '../../components/StatTile/StatTile.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { LoadFailed } from '../ListState.tsx';
import { tiles } from '../OverviewLists/OverviewLists.css.ts';
import { TileRow } from '../OverviewLists/TileRow.tsx';
import { DayByDay } from './DayByDay.tsx';
import * as styles from './ViewsChart.css.ts';
import {
  beforeWords,
  type Picked,
  type ViewsChoice,
  type ViewsDays,
  type ViewsState,
  type ViewsWindow,
  viewsWindows,
  windowWords,
} from './viewsDays.ts';

export interface ViewsChartProps {
  /** The views: loading, failed or ready. */
  views: ViewsState;
  /** The range on the chart. */
  chosen: ViewsChoice;
  /** The `DateRange` that chooses the range, above the chart. */
  picker: ReactNode;
}

/** The views of a listing: the totals of three ranges, the chosen range as a chart, and its days as a table. */
export function ViewsChart({ views, chosen, picker }: ViewsChartProps) {
  if (views.state === 'loading') return <ViewsLoading />;
  if (views.state === 'failed') return <Failed onRetry={views.onRetry} />;
  const { windows, picked } = views;
  const shown = chosen === 'range' ? (picked ?? nothing) : windows[chosen];
  return (
    <div className={styles.views}>
      <ViewsTiles windows={windows} />
      <div className={styles.card}>{picker}</div>
      <Shown shown={shown} chosen={chosen} />
    </div>
  );
}

const nothing: ViewsDays = { days: [], range: '' };

function Shown({ shown, chosen }: { shown: Picked; chosen: ViewsChoice }) {
  if (shown === 'loading') return <DaysLoading />;
  if ('onRetry' in shown) return <Failed onRetry={shown.onRetry} />;
  const { days } = shown;
  const before = beforeWords(days.length);
  return (
    <>
      <PerDay days={days} before={before} />
      {days.length > 0 ? <DayByDay key={chosen} days={days} before={before} /> : null}
    </>
  );
}

const unit = { one: m.views_unit_one(), many: m.views_unit_many() };

function PerDay({ days, before }: Pick<ViewsDays, 'days'> & { before: string }) {
  const compared = days.some((day) => day.before !== undefined);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Heading>{m.views_per_day()}</Heading>
        {compared ? <ChartLegend value={m.views_this_range()} before={before} /> : null}
      </div>
      <AreaChart
        label={m.views_per_day()}
        points={days}
        words={{ value: m.views_views(), unit, before }}
        legend="elsewhere"
        table="elsewhere"
      />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Card>
        <LoadFailed title={m.views_failed()} onRetry={onRetry}>
          {m.views_failed_help()}
        </LoadFailed>
      </Card>
    </div>
  );
}

const value = ({ value }: ChartPoint): number => value;

/** The total of each range. */
function ViewsTiles({ windows }: { windows: Record<ViewsWindow, ViewsDays> }) {
  return (
    <TileRow label={m.views_views()}>
      {viewsWindows.map((window) => {
        const { days, before, range } = windows[window];
        const { title, on } = windowWords[window];
        return (
          <StatTile
            key={window}
            label={title}
            value={sum(days.map(value))}
            change={on !== null && before !== undefined ? { before, words: on } : undefined}
            note={range}
            shape={days.map(value)}
          />
        );
      })}
    </TileRow>
  );
}

function ViewsLoading() {
  return (
    <div className={styles.views} role="status" aria-busy>
      <VisuallyHidden>{m.views_loading()}</VisuallyHidden>
      <div className={tiles}>
        {viewsWindows.map((window) => (
          <div key={window} className={styles.card}>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="block" width={96} />
          </div>
        ))}
      </div>
      <PlotLoading />
    </div>
  );
}

function DaysLoading() {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{m.views_loading()}</VisuallyHidden>
      <PlotLoading />
    </div>
  );
}

const PlotLoading = () => (
  <div className={styles.card}>
    <Skeleton shape="text" width="short" />
    <Skeleton shape="block" height={280} />
  </div>
);

export {
  type ViewsChoice,
  type ViewsDays,
  type ViewsState,
  type ViewsWindow,
  viewsWindows,
  windowWords,
} from './viewsDays.ts';
