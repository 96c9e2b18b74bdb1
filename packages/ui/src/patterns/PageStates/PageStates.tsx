import { RotateCw, WifiOff } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useOnline } from '../useOnline.ts';
import * as styles from './PageStates.css.ts';

/** Why a whole page cannot be shown. */
type PageStateKind = 'not-found' | 'failed' | 'offline';

/** Without an answer it is the network only when the browser says so. */
type LookName = PageStateKind | 'unreachable';

interface PageStateLook {
  drawing: EmptyStateProps['drawing'];
  title: string;
  text: string;
  /** Words of the link, where the page has one. */
  link: string;
}

const pageStateLooks: Record<LookName, PageStateLook> = {
  'not-found': {
    drawing: 'search',
    title: 'This page is not here',
    text: 'It may have been moved or deleted, or the address has a typing mistake.',
    link: 'Go to my listings',
  },
  failed: {
    drawing: 'broken',
    title: 'This page could not be loaded',
    text: 'The server did not answer. Nothing of yours is lost.',
    link: 'Go to my listings',
  },
  offline: {
    drawing: 'offline',
    title: 'You are offline',
    text: 'This page was not opened before, so there is no copy to show. It loads by itself when you are back.',
    link: 'Go to my listings',
  },
  unreachable: {
    drawing: 'offline',
    title: 'The server cannot be reached',
    text: 'Nothing of yours is lost. Try again in a moment; if it goes on, your network may block the portal.',
    link: 'Go to my listings',
  },
};

export interface PageStateProps {
  /** Why the page cannot be shown. */
  kind: PageStateKind;
  /** In place of the kind's own title, such as 'This listing is not here'. */
  title?: string | undefined;
  /** In place of the kind's own words. */
  children?: string | undefined;
  /** Loads again. Without it there is no Retry. */
  onRetry?: (() => void) | undefined;
  /** Default 'Retry'. */
  retryLabel?: string | undefined;
  /** The way on, such as the list. Without it there is no link. */
  href?: string | undefined;
  /** Words of that link. Default: those of the kind. */
  linkLabel?: string | undefined;
}

/** Stands where a page would be: what happened, what is safe, what to do. */
export function PageState({
  kind,
  title,
  children,
  onRetry,
  retryLabel = 'Retry',
  href,
  linkLabel,
}: PageStateProps) {
  const online = useOnline();
  const look = pageStateLooks[kind === 'offline' && online ? 'unreachable' : kind];
  return (
    <div role={kind === 'failed' ? 'alert' : undefined} className={styles.card}>
      <EmptyState
        drawing={look.drawing}
        title={title ?? look.title}
        action={
          onRetry || href !== undefined ? (
            <Inline justify="center">
              {onRetry ? (
                <Button icon={RotateCw} onClick={onRetry}>
                  {retryLabel}
                </Button>
              ) : null}
              {href === undefined ? null : (
                <ButtonLink href={href}>{linkLabel ?? look.link}</ButtonLink>
              )}
            </Inline>
          ) : undefined
        }
      >
        {children ?? look.text}
      </EmptyState>
    </div>
  );
}

/** Stands where a page comes: its head and one card of what is in it. */
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
  /** What becomes of text that is typed now: the device keeps it, refuses to, or is not asked. Default `kept`. */
  keeping?: 'nothing' | 'kept' | 'refused' | undefined;
}

/** Above every page while there is no connection. */
export function OfflineLine({ keeping = 'kept' }: OfflineLineProps) {
  return (
    <Banner tone="caution" icon={WifiOff}>
      {words[keeping]}
    </Banner>
  );
}

const words = {
  nothing: 'You are offline. What you type stays on this page only; save it when you are back.',
  kept: 'You are offline. What you type is kept on this device; save it when you are back.',
  refused:
    'You are offline, and this device does not keep what you type. Leave this page open, and save when you are back.',
};

export { useOnline } from '../useOnline.ts';
