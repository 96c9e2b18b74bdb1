import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LoadFailed, NoConnection } from '../NotLoaded.tsx';
import type { QueueState, QueueWords } from './queue.ts';

interface NoItemsProps {
  state: Exclude<QueueState, 'ready' | 'loading'>;
  words: QueueWords;
  /** What was searched for. */
  search: string | undefined;
  onClear: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** What stands in a queue without items: why, and the one way on. */
export function NoItems({ state, words, search, onClear, onRetry }: NoItemsProps) {
  const looked = search?.trim();
  switch (state) {
    case 'empty':
      return (
        <EmptyState drawing="stones" title={words.empty.title}>
          {words.empty.text}
        </EmptyState>
      );
    case 'no-match':
      return (
        <EmptyState
          drawing="search"
          title={
            looked ? `No ${words.one} matches “${looked}”` : `No ${words.one} matches these filters`
          }
          action={onClear ? <Button onClick={onClear}>Clear search and filters</Button> : undefined}
        >
          Check the spelling, or look in fewer filters.
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadFailed title={`The ${words.many} could not be loaded`} onRetry={onRetry}>
          Something went wrong on the server. Nothing was decided or lost.
        </LoadFailed>
      );
    case 'offline':
      return <NoConnection onRetry={onRetry} />;
  }
}
