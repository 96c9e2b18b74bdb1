import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { AreaChart, ChartLegend, type ChartPoint, sum } from '../../components/Chart/Chart.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StatTile } from '../../components/StatTile/StatTile.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { LoadFailed } from '../ListState.tsx';
import { tiles } from '../OverviewLists/OverviewLists.css.ts';
import { TileRow } from '../OverviewLists/OverviewLists.tsx';
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
  /** Called with the range chosen by a tile or the switch. */
  onChoose: (window: ViewsWindow) => void;
  /** A `DateRange` for other days, above the chart. */
  picker?: ReactNode;
}

/** The views of a listing in three ranges: their totals, the chosen one as a chart, and its days as a table. */
export function ViewsChart({ views, chosen, onChoose, picker }: ViewsChartProps) {
  if (views.state === 'loading') return <ViewsLoading />;
  if (views.state === 'failed') return <Failed onRetry={views.onRetry} />;
  const { windows, picked } = views;
  const shown = chosen === 'range' ? (picked ?? nothing) : windows[chosen];
  return (
    <div className={styles.views}>
      <ViewsTiles windows={windows} chosen={chosen} onChoose={onChoose} />
      {picker}
      <Shown {...{ shown, chosen, onChoose }} />
    </div>
  );
}

const nothing: ViewsDays = { days: [], range: '' };

function Shown({ shown, ...rest }: Omit<PerDayProps, 'shown'> & { shown: Picked }) {
  if (shown === 'loading') return <DaysLoading />;
  if ('onRetry' in shown) return <Failed onRetry={shown.onRetry} />;
  const { days } = shown;
  const { chosen } = rest;
  return (
    <>
      <PerDay shown={shown} {...rest} />
      {days.length > 0 ? (
        <DayByDay key={chosen} days={days} before={beforeWords(chosen, days.length)} />
      ) : null}
    </>
  );
}

interface PerDayProps extends Pick<ViewsChartProps, 'chosen' | 'onChoose'> {
  shown: ViewsDays;
}

const options = viewsWindows.map((value) => ({ value, label: windowWords[value].short }));
const unit = { one: m.views_unit_one(), many: m.views_unit_many() };

function PerDay({ shown: { days }, chosen, onChoose }: PerDayProps) {
  const compared = days.some(({ before }) => before !== undefined);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Heading level={2}>{m.views_per_day()}</Heading>
        <div className={styles.switches}>
          {compared ? (
            <div className={styles.legend}>
              <ChartLegend value={m.views_this_range()} before={m.views_previous_range()} />
            </div>
          ) : null}
          <SegmentedControl
            name="window"
            label={m.views_preset_ranges()}
            labelHidden
            options={options}
            value={chosen === 'range' ? null : chosen}
            onValueChange={onChoose}
          />
        </div>
      </div>
      <AreaChart
        label={m.views_per_day()}
        points={days}
        words={{ value: m.views_views(), unit, before: beforeWords(chosen, days.length) }}
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

interface ViewsTilesProps extends Pick<ViewsChartProps, 'chosen' | 'onChoose'> {
  windows: Record<ViewsWindow, ViewsDays>;
}

const value = ({ value }: ChartPoint): number => value;

/** The total of each range; the selected one is on the chart. */
function ViewsTiles({ windows, chosen, onChoose }: ViewsTilesProps) {
  return (
    <TileRow label={m.views_views()}>
      {viewsWindows.map((window) => {
        const { days, range } = windows[window];
        const { title, on } = windowWords[window];
        const compared =
          on !== null && days.length > 0 && days.every(({ before }) => before !== undefined);
        return (
          <StatTile
            key={window}
            label={title}
            value={sum(days.map(value))}
            change={
              compared ? { before: sum(days.map((day) => day.before ?? 0)), words: on } : undefined
            }
            note={range}
            shape={days.map(value)}
            selected={window === chosen}
            selectedWords={m.views_on_the_chart()}
            onSelect={() => onChoose(window)}
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
} from './viewsDays.ts';
