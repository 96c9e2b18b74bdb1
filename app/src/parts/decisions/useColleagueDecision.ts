import { useUser, type Watched } from '@portal/data/react';
import type { ListingEvent } from '@portal/data/schemas';
import type { EventKind } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEventWords } from '../listings/race.ts';

const decisions: readonly EventKind[] = ['approved', 'declined', 'changes-requested', 'reopened'];

/**
 * What a colleague decided since the page was opened, and its words for a banner; null if the user or no one did. Also shows it
 * as a toast, since the banner may be out of sight.
 */
export function useColleagueDecision(
  events: Watched<ListingEvent[]>,
  thing: 'listing' | 'review',
): { event: ListingEvent; title: string } | null {
  const user = useUser();
  const toast = useToast();
  const words = useEventWords(thing);
  const ready = events.kind === 'ready';
  const newest = ready ? events.value.find(({ kind }) => decisions.includes(kind)) : undefined;
  const latest = ready ? (newest?.id ?? 0) : undefined;
  const [known, setKnown] = useState(latest);
  if (known === undefined && latest !== undefined) setKnown(latest);
  const isNew = known !== undefined && latest !== undefined && latest > known;
  const event = isNew && newest && newest.actor.id !== user.id ? newest : null;
  const title = event && words(event);
  const announce = useEffectEvent(() => {
    if (title) toast({ tone: 'caution', message: title });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision, although its age changes.
  useEffect(() => announce(), [isNew, latest]);
  return event && title ? { event, title } : null;
}
