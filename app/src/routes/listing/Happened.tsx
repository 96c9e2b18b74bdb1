import type { Watched } from '@portal/data/react';
import type { ListingEvent } from '@portal/data/schemas';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { DecisionTimeline } from '@portal/ui/patterns/DecisionTimeline';
import { PagePart } from './PagePart.tsx';
import { toTimeline } from './timeline.ts';
import { useAskedAgain } from './useAskedAgain.ts';

interface HappenedProps {
  events: Watched<ListingEvent[]>;
  thing: NonNullable<Parameters<typeof toTimeline>[1]>;
}

/** What happened to it before; also while it is on its way and when it could not be had. */
export function Happened({ events, thing }: HappenedProps) {
  const part = useAskedAgain(events);
  if (part.kind === 'loading') return <Skeleton shape="block" height={160} />;
  return (
    <PagePart title="History" part={part}>
      {(value) => <DecisionTimeline events={toTimeline(value, thing)} />}
    </PagePart>
  );
}
