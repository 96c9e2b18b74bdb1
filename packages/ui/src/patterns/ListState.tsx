import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { LiveRegion } from '../components/LiveRegion/LiveRegion.tsx';
import { useOnline } from './useOnline.ts';

interface NotLoadedProps {
  /** Heading level of the title. Default 2. */
  level?: 2 | 3 | undefined;
  /** Loads again. Default: no Retry button. */
  onRetry: (() => void) | undefined;
  /** What is safe. */
  children?: ReactNode;
}

/** Replaces content that the server failed to return. The live region around it announces it. */
export function LoadFailed({ title, onRetry, ...rest }: NotLoadedProps & { title: string }) {
  return <EmptyState illustration="broken" title={title} action={retry(onRetry)} {...rest} />;
}

/** Replaces content that could not be requested. Says "You’re offline" only when the browser reports it. */
export function NoConnection({ level, onRetry, children }: NotLoadedProps) {
  return (
    <EmptyState
      illustration="offline"
      title={useOnline() ? 'The server cannot be reached' : 'You’re offline'}
      level={level}
      action={retry(onRetry)}
    >
      {children ?? 'There’s no stored copy of this page. It will load when you’re back online.'}
    </EmptyState>
  );
}

const retry = (onRetry: (() => void) | undefined) =>
  onRetry ? (
    <Button icon={RotateCw} onClick={onRetry}>
      Retry
    </Button>
  ) : undefined;

interface Message {
  title: string;
  text: string;
  action?: ReactNode;
}

/** Message of a list in which nothing matches the search and filters. */
export const noMatch = (
  one: string,
  search: string | undefined,
  onClear: (() => void) | undefined,
): Message => ({
  title: search?.trim()
    ? `No ${one} matches “${search.trim()}”`
    : `No ${one} matches these filters`,
  text: 'Check the spelling or remove filters.',
  action: onClear ? <Button onClick={onClear}>Clear search and filters</Button> : undefined,
});

/** Message of a list in which everything that matched has been reviewed. */
export const allReviewed = (
  one: string,
  search: string | undefined,
  onClear: (() => void) | undefined,
): Message => ({
  ...noMatch(one, search, onClear),
  title: 'All reviewed',
  text: `Every ${one} that matched ${search?.trim() ? `“${search.trim()}”` : 'these filters'} has been reviewed.`,
});

interface ListStateProps extends Pick<NotLoadedProps, 'level' | 'onRetry'> {
  state: 'loading' | 'ready' | 'empty' | 'no-match' | 'failed' | 'offline';
  skeleton: ReactNode;
  empty: Message;
  noMatch?: Message | undefined;
  failed: Message;
  /** What is safe while there is no connection. Default: the text of `NoConnection`. */
  offline?: string | undefined;
  /** Class of the box around a message. Default: no box. */
  frame?: string | undefined;
}

/** Replaces the rows of a list while there are none. The skeleton and the message each have a live region: in a shared one, the skeleton would look like the news, and move. */
export function ListState({ state, skeleton, frame, level, onRetry, ...messages }: ListStateProps) {
  const message = () => {
    const { empty, noMatch = empty, failed, offline } = messages;
    const props = { level, onRetry };
    if (state === 'offline') return <NoConnection {...props}>{offline}</NoConnection>;
    if (state === 'failed')
      return (
        <LoadFailed {...props} title={failed.title}>
          {failed.text}
        </LoadFailed>
      );
    const { title, text, action } = state === 'empty' ? empty : noMatch;
    return (
      <EmptyState
        illustration={state === 'empty' ? 'stones' : 'search'}
        {...{ title, level, action }}
      >
        {text}
      </EmptyState>
    );
  };
  const shown = state === 'ready' || state === 'loading' ? null : message();
  return (
    <>
      <LiveRegion>{state === 'loading' ? skeleton : null}</LiveRegion>
      <LiveRegion>{shown && frame ? <div className={frame}>{shown}</div> : shown}</LiveRegion>
    </>
  );
}
