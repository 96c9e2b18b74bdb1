import { RotateCw, WifiOff } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useOnline } from '../useOnline.ts';
import * as styles from './PageStates.css.ts';

type PageStateKind = 'failed' | 'offline';

interface PageStateLook {
  illustration: EmptyStateProps['illustration'];
  title: string;
  text: string;
}

/** Without a response, it is the network only if the browser reports it. */
const pageStateLooks: Record<PageStateKind | 'unreachable', PageStateLook> = {
  failed: {
    illustration: 'broken',
    title: 'This page could not be loaded',
    text: 'Something went wrong on the server. Try again.',
  },
  offline: {
    illustration: 'offline',
    title: 'You’re offline',
    text: 'There’s no stored copy of this page. It will load when you’re back online.',
  },
  unreachable: {
    illustration: 'offline',
    title: 'The server cannot be reached',
    text: 'Try again in a moment. If this continues, your network may be blocking the portal.',
  },
};

export interface PageStateProps {
  /** Why the page cannot be shown. */
  kind: PageStateKind;
  /** Default: the title of the kind. */
  title?: string | undefined;
  /** Default: the text of the kind. */
  children?: string | undefined;
  /** Loads again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Label of the button. Default 'Retry'. */
  retryLabel?: string | undefined;
}

/** Replaces a page that cannot be shown: what happened, what is safe and what to do. */
export function PageState({
  kind,
  title,
  children,
  onRetry,
  retryLabel = 'Retry',
}: PageStateProps) {
  const online = useOnline();
  const look = pageStateLooks[kind === 'offline' && online ? 'unreachable' : kind];
  return (
    <div role={kind === 'failed' ? 'alert' : undefined} className={styles.card}>
      <EmptyState
        illustration={look.illustration}
        title={title ?? look.title}
        action={
          onRetry ? (
            <Button icon={RotateCw} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : undefined
        }
      >
        {children ?? look.text}
      </EmptyState>
    </div>
  );
}

/** Skeleton of a page: its heading and one card. */
export function PageLoading() {
  return (
    <Stack space="large">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack space="xsmall">
        <Skeleton shape="block" width={220} height={28} />
        <Skeleton shape="text" width={320} />
      </Stack>
      <Card>
        {[96, 140, 72, 120].map((width) => (
          <Stack key={width} space="xsmall">
            <Skeleton shape="text" width={width} />
            <Skeleton shape="block" />
          </Stack>
        ))}
      </Card>
    </Stack>
  );
}

export interface OfflineLineProps {
  /** Whether typed text is stored on this device: it is, it cannot be, or it is not attempted. Default `kept`. */
  draftStatus?: 'nothing' | 'kept' | 'rejected' | undefined;
}

/** Notice above every page while there is no connection. */
export function OfflineLine({ draftStatus = 'kept' }: OfflineLineProps) {
  return (
    <Banner tone="caution" icon={WifiOff}>
      {words[draftStatus]}
    </Banner>
  );
}

const words = {
  nothing: 'You’re offline. Changes can’t be saved until you’re back online.',
  kept: 'You’re offline. What you type is stored on this device. Save when you’re back online.',
  rejected:
    'You’re offline, and this device can’t store what you type. Keep this page open, and save when you’re back online.',
};

export { useOnline } from '../useOnline.ts';
