import { useListings } from '@portal/data/react';
import type { Collection } from '@portal/domain';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { queueQuery } from '../listing/queue.ts';
import { queueHelp } from './listWords.ts';

export interface QueueStart {
  /** How many wait for review; undefined while that is not known. */
  help: string | undefined;
  /** The way to the one that waits longest, whatever the list shows. */
  start: ReactNode;
}

/** Where the work on a queue begins. */
export function useQueueStart(collection: Collection, now: number): QueueStart {
  const waiting = useListings(queueQuery(collection, 1));
  const label = 'Start reviewing';
  if (waiting.kind === 'loading')
    return {
      help: undefined,
      start: (
        <Button tone="primary" iconAfter={ArrowRight} disabled>
          {label}
        </Button>
      ),
    };
  if (waiting.kind === 'failed') return { help: undefined, start: null };
  const [first] = waiting.value.rows;
  return {
    help: queueHelp(collection, waiting.value, now),
    start: first ? (
      <ButtonLink
        tone="primary"
        iconAfter={ArrowRight}
        href={paths.listing(collection, 'pending', first.slug || first.id)}
      >
        {label}
      </ButtonLink>
    ) : null,
  };
}
