import type { Watched } from '@portal/data/react';
import { type DataError, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../i18n/messages.js';
import * as styles from './PagePart.css.ts';

interface PagePartProps<V> {
  /** Accessible name of the section. */
  title: string;
  part: Exclude<Retryable<V>, { kind: 'loading' }>;
  children: (value: V) => ReactNode;
}

/** A section that may fail to load. After a successful retry it takes the focus from the removed Retry button. */
export function PagePart<V>({ title, part, children }: PagePartProps<V>) {
  const ref = useRef<HTMLDivElement>(null);
  const reloaded = part.kind === 'ready' && part.retried;
  useEffect(() => {
    // Unless the user has focused something else in the meantime.
    if (reloaded && document.activeElement === document.body) ref.current?.focus();
  }, [reloaded]);
  return (
    <div
      ref={ref}
      className={styles.part}
      {...(reloaded ? { tabIndex: -1, role: 'group', 'aria-label': title } : {})}
    >
      {part.kind === 'ready' ? children(part.value) : <SectionError title={title} {...part} />}
    </div>
  );
}

interface SectionErrorProps {
  title: string;
  error: DataError;
  /** The retry is loading. */
  busy: boolean;
  retry: () => void;
}

/** Replaces a section that failed to load, with a Retry button. */
function SectionError({ title, error, busy, retry }: SectionErrorProps) {
  return (
    <Card title={title}>
      <Stack align="start">
        <Text>{messageFor(error)}</Text>
        <Button busy={busy} onClick={retry}>
          {m.listing_retry()}
        </Button>
      </Stack>
    </Card>
  );
}

type Retryable<V> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: DataError; busy: boolean; retry: () => void }
  | { kind: 'ready'; value: V; retried: boolean };

/** Keeps a section failed while a retry loads, so that its button keeps the focus. */
export function useRetryable<V>(part: Watched<V>): Retryable<V> {
  const [failedWith, setFailedWith] = useState<DataError | null>(null);
  if (part.kind === 'ready')
    return { kind: 'ready', value: part.value, retried: failedWith !== null };
  const busy = part.kind === 'loading';
  const error = busy ? failedWith : part.error;
  if (!error) return { kind: 'loading' };
  const retry = () => {
    setFailedWith(error);
    part.retry();
  };
  return { kind: 'failed', error, busy, retry };
}
