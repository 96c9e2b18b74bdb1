import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card, type CardProps } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './PagePart.css.ts';

interface FailedPart {
  kind: 'failed';
  /** What could not be loaded, or why. */
  problem: string;
  retry: () => void;
  /** The retry is loading. */
  busy?: boolean | undefined;
}

/** What a part of a page shows once it has loaded. */
export type Part<V> =
  | { kind: 'loading' }
  | FailedPart
  /** `retried`: it had failed before. */
  | { kind: 'ready'; value: V; retried?: boolean | undefined };

export interface PagePartProps<V> extends Pick<CardProps, 'help' | 'actions' | 'foot' | 'space'> {
  /** Title of the card. */
  title: string;
  /** What it shows, or why it cannot. */
  part: Part<V>;
  /** Placeholder while it loads. Default: nothing. */
  loading?: ReactNode;
  /** Text in place of a list without entries. Default: the rendered value. */
  empty?: string | undefined;
  /** Whether it is in a card with the title: only a failure, if what it shows has a card of its own; never in a dialog. Default `always`. */
  card?: 'always' | 'failed' | 'never' | undefined;
  /** Renders the loaded value. */
  children: (value: V) => ReactNode;
}

/** A card that may fail to load. After a successful retry it takes the focus from the removed Retry button. */
export function PagePart<V>({
  title,
  part,
  loading = null,
  empty,
  card = 'always',
  children,
  ...frame
}: PagePartProps<V>) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRetryable(part);
  const reloaded = shown.kind === 'ready' && shown.retried;
  useEffect(() => {
    // Unless the user has focused something else in the meantime.
    if (reloaded && document.activeElement === document.body) ref.current?.focus();
  }, [reloaded]);
  if (shown.kind === 'loading' && card !== 'always') return loading;
  const content = contentOf(shown, { loading, empty, children });
  return (
    <div
      ref={ref}
      className={styles.part}
      {...(reloaded ? { tabIndex: -1, role: 'group', 'aria-label': title } : {})}
    >
      {card === 'always' || (card === 'failed' && shown.kind === 'failed') ? (
        <Card title={title} {...frame}>
          {content}
        </Card>
      ) : (
        content
      )}
    </div>
  );
}

type Contents<V> = Pick<PagePartProps<V>, 'loading' | 'empty' | 'children'>;

function contentOf<V>(part: Part<V>, { loading, empty, children }: Contents<V>): ReactNode {
  if (part.kind === 'loading') return loading;
  if (part.kind === 'failed') return <Failed {...part} />;
  const none = Array.isArray(part.value) && part.value.length === 0;
  return none && empty ? <Text tone="muted">{empty}</Text> : children(part.value);
}

const Failed = ({ problem, busy, retry }: FailedPart) => (
  <Stack align="start" role="alert">
    <Text>{problem}</Text>
    <Button busy={busy} onClick={retry}>
      {m.patterns_retry()}
    </Button>
  </Stack>
);

/** Keeps a part failed while a retry loads, so that its button keeps the focus. */
export function useRetryable<V>(part: Part<V>): Part<V> {
  const [failed, setFailed] = useState<FailedPart | null>(null);
  if (part.kind === 'ready') return { retried: failed !== null, ...part };
  if (part.kind === 'loading') return failed ? { ...failed, busy: true } : part;
  const retry = () => {
    setFailed(part);
    part.retry();
  };
  return { ...part, retry };
}
