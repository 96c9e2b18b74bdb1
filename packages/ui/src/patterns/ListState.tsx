import { RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { LiveRegion } from '../components/LiveRegion/LiveRegion.tsx';
import { TableCard } from '../components/Table/Table.tsx';
import { m } from '../i18n/messages.js';
import { type ListToolbarProps, listToolbar } from './ListToolbar/ListToolbar.tsx';
import { useOnline } from './useOnline.ts';

interface NotLoadedProps {
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
export function NoConnection({ onRetry, children }: NotLoadedProps) {
  return (
    <EmptyState
      illustration="offline"
      title={useOnline() ? m.patterns_unreachable() : m.patterns_offline()}
      action={retry(onRetry)}
    >
      {children ?? m.patterns_no_stored_copy()}
    </EmptyState>
  );
}

const retry = (onRetry: (() => void) | undefined) =>
  onRetry ? (
    <Button icon={RotateCw} onClick={onRetry}>
      {m.patterns_retry()}
    </Button>
  ) : undefined;

interface Message {
  title: string;
  text: string;
  action?: ReactNode;
}

/** A text about what a search or filters match. */
export interface MatchWords {
  /** Default: the list has no search. */
  searched?: (inputs: { search: string }) => string;
  filtered: () => string;
  /** What to do then. Default: to check the spelling or remove filters. */
  help?: string;
}

function matchText({ searched, filtered }: MatchWords, search: string | undefined): string {
  const query = search?.trim();
  return searched && query ? searched({ search: query }) : filtered();
}

/** Message of a list in which nothing matches the search and filters. */
const noMatch = (
  title: MatchWords,
  search: string | undefined,
  onClear: (() => void) | undefined,
): Message => ({
  title: matchText(title, search),
  text: title.help ?? m.patterns_check_spelling(),
  action: onClear ? <Button onClick={onClear}>{m.patterns_clear_search()}</Button> : undefined,
});

/** Message of a list in which everything that matched has been reviewed. */
const allReviewed = (
  text: MatchWords,
  search: string | undefined,
  onClear: (() => void) | undefined,
): Message => ({
  ...noMatch(text, search, onClear),
  title: m.patterns_all_reviewed(),
  text: matchText(text, search),
});

/** What is live, or what is not live yet. */
export type ListScope = 'active' | 'pending';

/** What every list shows around its rows. */
export interface ListFrame {
  /** Whether the rows are shown, or what replaces them. */
  state: 'loading' | 'ready' | 'empty' | 'no-match' | 'failed' | 'offline';
  /** The rows are reloading. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** The pagination. */
  footer?: ReactNode;
  /** Clears search and filters; offered when nothing matches them. */
  onClear?: (() => void) | undefined;
  /** Loads again, after a failure; the heading of the page gets the focus. */
  onRetry?: (() => void) | undefined;
}

interface ListStateProps extends Pick<ListFrame, 'state'>, Pick<NotLoadedProps, 'onRetry'> {
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
export function ListState({ state, skeleton, frame, onRetry, ...messages }: ListStateProps) {
  // The skeleton takes the place of the button, and of its focus.
  const retryFromHeading =
    onRetry &&
    (() => {
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
      onRetry();
    });
  const message = () => {
    const { empty, noMatch = empty, failed, offline } = messages;
    if (state === 'offline')
      return <NoConnection onRetry={retryFromHeading}>{offline}</NoConnection>;
    if (state === 'failed')
      return (
        <LoadFailed title={failed.title} onRetry={retryFromHeading}>
          {failed.text}
        </LoadFailed>
      );
    const { title, text, action } = state === 'empty' ? empty : noMatch;
    return (
      <EmptyState
        illustration={state === 'empty' ? 'stones' : 'search'}
        title={title}
        action={action}
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

interface ListCardProps extends Omit<ListFrame, 'state' | 'busy'> {
  /** `decided`: everything that matched has been reviewed. */
  state: ListFrame['state'] | 'decided';
  ref?: Ref<HTMLDivElement> | undefined;
  tools: ListToolbarProps | undefined;
  skeleton: ReactNode;
  words: { empty: Message; noMatch: MatchWords; reviewed?: MatchWords; failed: string };
  /** The rows; shown when `state` is `ready`. */
  children: ReactNode;
}

/** The card of a list with its toolbar, its rows or what replaces them, and its pagination. */
export function ListCard(props: ListCardProps) {
  const { state, ref, tools, footer, skeleton, words, onClear, onRetry, children } = props;
  const { empty, reviewed, failed } = words;
  const search = tools?.search?.value;
  const ready = state === 'ready';
  const decided = state === 'decided';
  return (
    <TableCard
      ref={ref}
      toolbar={tools && listToolbar(state, tools)}
      footer={ready ? footer : undefined}
    >
      {ready ? children : null}
      <ListState
        state={decided ? 'empty' : state}
        skeleton={skeleton}
        empty={decided && reviewed ? allReviewed(reviewed, search, onClear) : empty}
        noMatch={noMatch(words.noMatch, search, onClear)}
        failed={{ title: failed, text: m.patterns_try_again() }}
        onRetry={onRetry}
      />
    </TableCard>
  );
}
