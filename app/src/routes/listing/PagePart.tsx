import type { Watched } from '@portal/data/react';
import { type DataError, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './PagePart.css.ts';

interface PagePartProps<V> {
  /** Names the part. */
  title: string;
  part: Exclude<Retryable<V>, { kind: 'loading' }>;
  children: (value: V) => ReactNode;
}

/** A section that may have failed to load. After a retry it takes the focus that the Retry button had. */
export function PagePart<V>({ title, part, children }: PagePartProps<V>) {
  const place = useRef<HTMLDivElement>(null);
  const came = part.kind === 'ready' && part.again;
  useEffect(() => {
    // Whoever went elsewhere meanwhile stays there.
    if (came && document.activeElement === document.body) place.current?.focus();
  }, [came]);
  return (
    <div
      ref={place}
      className={styles.part}
      {...(came ? { tabIndex: -1, role: 'group', 'aria-label': title } : {})}
    >
      {part.kind === 'ready' ? children(part.value) : <SectionError title={title} {...part} />}
    </div>
  );
}

interface SectionErrorProps {
  title: string;
  error: DataError;
  /** It is loading again. */
  busy: boolean;
  retry: () => void;
}

/** Stands in the place of one part of a page that could not be had, and asks for it again. */
function SectionError({ title, error, busy, retry }: SectionErrorProps) {
  return (
    <Card title={title}>
      <Stack align="start">
        <Text>{messageFor(error)}</Text>
        <Button busy={busy} onClick={retry}>
          Retry
        </Button>
      </Stack>
    </Card>
  );
}

type Retryable<V> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: DataError; busy: boolean; retry: () => void }
  | { kind: 'ready'; value: V; again: boolean };

/** A failed section stays failed while it loads again, so that its button keeps the focus. */
export function useRetryable<V>(part: Watched<V>): Retryable<V> {
  const [asked, setAsked] = useState<DataError | null>(null);
  if (part.kind === 'ready') return { kind: 'ready', value: part.value, again: asked !== null };
  const busy = part.kind === 'loading';
  const error = busy ? asked : part.error;
  if (!error) return { kind: 'loading' };
  const retry = () => {
    setAsked(error);
    part.retry();
  };
  return { kind: 'failed', error, busy, retry };
}
