import type { Watched } from '@portal/data/react';
import type { ReceivedSummary as Summary } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { AreaChart } from '@portal/ui/components/Chart';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { StarRating } from '@portal/ui/components/StarRating';
import { RatingBars } from '@portal/ui/patterns/ReviewInbox';
import { Columns } from '@portal/ui/patterns/Shell';
import { PagePart, useRetryable } from '../listing/PagePart.tsx';
import { toMonths } from './receivedRows.ts';

const words = {
  value: 'Rating',
  unit: { one: 'star', many: 'stars' },
  also: 'New reviews',
  point: { title: 'Month', on: 'in' },
} as const;

const stars = [0, 1, 2, 3, 4, 5] as const;

/** The mean, the reviews by stars, and the rating over time. Renders nothing without reviews. */
export function ReceivedSummary({ summary }: { summary: Watched<Summary> }) {
  const part = useRetryable(summary);
  if (part.kind === 'loading') return <Skeleton shape="block" height={320} />;
  return (
    <PagePart title="Rating" part={part}>
      {(value) => (value.total === 0 ? null : <Ratings summary={value} />)}
    </PagePart>
  );
}

function Ratings({ summary }: { summary: Summary }) {
  const { mean, total, counts } = summary;
  return (
    <Columns
      kind="moderation"
      aside={
        <Card title="Rating">
          <StarRating value={mean} count={total} />
          <RatingBars counts={counts} />
        </Card>
      }
    >
      <Card title="Rating over time">
        <AreaChart
          label="Rating over time"
          points={toMonths(summary)}
          words={words}
          kind="level"
          grid={stars}
          size="compact"
        />
      </Card>
    </Columns>
  );
}
