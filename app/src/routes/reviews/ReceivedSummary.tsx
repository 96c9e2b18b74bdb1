import type { Watched } from '@portal/data/react';
import type { ReceivedSummary as Summary } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { AreaChart } from '@portal/ui/components/Chart';
import { StarRating } from '@portal/ui/components/StarRating';
import { PagePart, useRetryable } from '@portal/ui/patterns/PagePart';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { RatingBars } from '@portal/ui/patterns/ReviewInbox';
import { Columns } from '@portal/ui/patterns/Shell';
import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import { partOf } from '../../parts/pagePart.ts';
import { toMonths } from './receivedRows.ts';

const words = {
  value: m.reviews_rating(),
  unit: { one: m.reviews_star(), many: m.reviews_stars() },
  also: m.reviews_new_reviews(),
  point: { title: m.reviews_month(), on: m.reviews_month_preposition() },
} as const;

const stars = [0, 1, 2, 3, 4, 5] as const;

interface ReceivedSummaryProps {
  summary: Watched<Summary>;
  /** The list below, shown together with the summary, whose height is unknown until it has loaded. */
  children: ReactNode;
}

/** The mean, the reviews by stars, and the rating over time, above the list. Nothing above it without reviews. */
export function ReceivedSummary({ summary, children }: ReceivedSummaryProps) {
  const part = useRetryable(partOf(summary));
  if (part.kind === 'loading')
    return (
      <div role="status" aria-busy>
        <PageLoading />
      </div>
    );
  return (
    <>
      <PagePart card="failed" title={m.reviews_rating()} part={part}>
        {(value) => (value.total === 0 ? null : <Ratings summary={value} />)}
      </PagePart>
      {children}
    </>
  );
}

function Ratings({ summary }: { summary: Summary }) {
  const { mean, total, counts } = summary;
  return (
    <Columns
      kind="moderation"
      aside={
        <Card title={m.reviews_rating()}>
          <StarRating value={mean} count={total} />
          <RatingBars counts={counts} />
        </Card>
      }
    >
      <Card title={m.reviews_rating_over_time()}>
        <AreaChart
          label={m.reviews_rating_over_time()}
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
