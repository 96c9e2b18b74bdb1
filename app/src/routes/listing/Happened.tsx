import type { Watched } from '@portal/data/react';
import type { ListingEvent } from '@portal/data/schemas';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { DecisionTimeline } from '@portal/ui/patterns/DecisionTimeline';
import { NotHad } from './NotHad.tsx';
import { toTimeline } from './timeline.ts';

interface HappenedProps {
  events: Watched<ListingEvent[]>;
  thing: NonNullable<Parameters<typeof toTimeline>[1]>;
}

/** What happened to it before; also while it is on its way and when it could not be had. */
export function Happened({ events, thing }: HappenedProps) {
  if (events.kind === 'loading') return <Skeleton shape="block" height={160} />;
  if (events.kind === 'failed') return <NotHad title="History" {...events} />;
  return <DecisionTimeline events={toTimeline(events.value, thing)} />;
}
