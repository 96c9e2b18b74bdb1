import { useWaits } from '@portal/data/analytics';
import { formatDay, shortDay, type Waits } from '@portal/data/schemas';
import { trendWeeks } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { AreaChart, type ChartPoint, type ChartWords } from '@portal/ui/components/Chart';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { PagePart, useRetryable } from '../../parts/PagePart.tsx';

type Series = 'backlog' | 'wait';

const options = [
  { value: 'backlog', label: m.dashboard_backlog() },
  { value: 'wait', label: m.dashboard_wait() },
] as const;
const labels: Record<Series, string> = {
  backlog: m.dashboard_backlog_label(),
  wait: m.dashboard_wait_label(),
};
const helps: Record<Series, string> = {
  backlog: m.dashboard_backlog_help({ weeks: trendWeeks }),
  wait: m.dashboard_wait_help({ weeks: trendWeeks }),
};
const words: Record<Series, ChartWords> = {
  backlog: {
    value: m.dashboard_to_review(),
    unit: { one: m.dashboard_unit_item_to_review(), many: m.dashboard_unit_items_to_review() },
  },
  wait: {
    value: m.dashboard_hours(),
    unit: { one: m.dashboard_unit_hour(), many: m.dashboard_unit_hours() },
  },
};
const title = m.dashboard_review_times();

/** The backlog by day or the wait by week, below the other cards, so that nothing moves when it loads. */
export function WaitsCard() {
  const waits = useRetryable(useWaits());
  if (waits.kind === 'loading') return null;
  return (
    <PagePart title={title} part={waits}>
      {(value) => <WaitsChart waits={value} />}
    </PagePart>
  );
}

function WaitsChart({ waits }: { waits: Waits }) {
  const [series, setSeries] = useState<Series>('backlog');
  const points = useMemo(() => pointsOf(waits, series), [waits, series]);
  return (
    <Card
      title={title}
      help={helps[series]}
      actions={
        <SegmentedControl
          name="waits"
          label={m.dashboard_review_times_chart()}
          labelHidden
          options={options}
          value={series}
          onValueChange={setSeries}
        />
      }
    >
      <AreaChart
        label={labels[series]}
        points={points}
        words={words[series]}
        kind="level"
        size="compact"
      />
    </Card>
  );
}

/** A week is named by its first day; one without a decision has no wait. */
function pointsOf({ days, weeks }: Waits, series: Series): ChartPoint[] {
  const point = (date: string, value: number) => ({
    key: date,
    label: formatDay(date),
    tick: shortDay(date),
    value,
  });
  return series === 'backlog'
    ? days.map(({ date, backlog }) => point(date, backlog))
    : weeks.flatMap(({ date, median }) => (median === null ? [] : [point(date, median)]));
}
