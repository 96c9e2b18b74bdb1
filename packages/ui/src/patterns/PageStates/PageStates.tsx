import { RotateCw, WifiOff } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
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
    title: m.patterns_page_failed(),
    text: m.patterns_try_again(),
  },
  offline: {
    illustration: 'offline',
    title: m.patterns_offline(),
    text: m.patterns_no_stored_copy(),
  },
  unreachable: {
    illustration: 'offline',
    title: m.patterns_unreachable(),
    text: m.patterns_try_in_a_moment(),
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
  retryLabel = m.patterns_retry(),
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
      <VisuallyHidden>{m.patterns_loading()}</VisuallyHidden>
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
  /** Whether typed text is stored on this device: it is, it cannot be, or it is not attempted. Default `nothing`. */
  draftStatus?: 'nothing' | 'kept' | 'rejected' | undefined;
}

/** Notice above every page while there is no connection. */
export function OfflineLine({ draftStatus = 'nothing' }: OfflineLineProps) {
  return (
    <Banner tone="caution" icon={WifiOff}>
      {words[draftStatus]}
    </Banner>
  );
}

const words = {
  nothing: m.patterns_offline_nothing_saved(),
  kept: m.patterns_offline_text_kept(),
  rejected: m.patterns_offline_text_rejected(),
};

export { ListCard, type ListFrame } from '../ListState.tsx';
export { useOnline } from '../useOnline.ts';
