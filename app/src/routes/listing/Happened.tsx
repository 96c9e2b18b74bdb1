import type { Watched } from '@portal/data/react';
import { type ListingEvent, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { DecisionTimeline } from '@portal/ui/patterns/DecisionTimeline';
import { toTimeline } from './timeline.ts';

interface HappenedProps {
  events: Watched<ListingEvent[]>;
  thing: 'listing' | 'offer';
}

/** What happened to a listing or an offer, while it is on its way and when it could not be had. */
export function Happened({ events, thing }: HappenedProps) {
  if (events.kind === 'loading') return <Skeleton shape="block" height={160} />;
  if (events.kind === 'failed') {
    return (
      <Stack align="start">
        <Text>{messageFor(events.error)}</Text>
        <Button onClick={events.retry}>Retry</Button>
      </Stack>
    );
  }
  return <DecisionTimeline events={toTimeline(events.value, thing)} />;
}
