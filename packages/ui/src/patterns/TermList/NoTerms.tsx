import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LoadFailed, NoConnection } from '../NotLoaded.tsx';
import type { TermKind, TermListState } from './term.ts';
import { termWords } from './termWords.ts';

interface NoTermsProps {
  kind: TermKind;
  state: Exclude<TermListState, 'ready' | 'loading'>;
  search: string | undefined;
  onClear: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** What stands in place of the terms: why, and the one way on. */
export function NoTerms({ kind, state, search, onClear, onRetry }: NoTermsProps) {
  const { one, many, empty } = termWords[kind];
  switch (state) {
    case 'empty':
      return (
        <EmptyState drawing="stones" title={`No ${many} yet`}>
          {empty}
        </EmptyState>
      );
    case 'no-match':
      return (
        <EmptyState
          drawing="search"
          title={`No ${one} matches “${search?.trim() ?? ''}”`}
          action={onClear ? <Button onClick={onClear}>Show all {many}</Button> : undefined}
        >
          Check the spelling, or add it as a new one.
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadFailed title={`The ${many} could not be loaded`} onRetry={onRetry}>
          Something went wrong on the server. Nothing was changed.
        </LoadFailed>
      );
    case 'offline':
      return <NoConnection onRetry={onRetry} />;
  }
}
