import type { Notification } from '@portal/data/notifications';
import { clockTime, formatDate } from '@portal/data/schemas';
import { isNotificationKind, type NotificationKind, notificationKinds } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Inline, Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { Select } from '@portal/ui/components/Select';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { NotificationList } from '@portal/ui/patterns/NotificationList';
import { PageState } from '@portal/ui/patterns/PageStates';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';

interface NotificationsView {
  unread: boolean;
  kind: NotificationKind | null;
}

export interface NotificationsScreenProps {
  view: NotificationsView;
  onView: (view: NotificationsView) => void;
  /** The kinds that the user can get. */
  kinds: readonly NotificationKind[];
  rows: readonly Notification[];
  state: 'loading' | 'ready' | 'failed' | 'offline';
  /** What could not be loaded, while others are shown. */
  problem: string;
  onRetry: () => void;
  /** Loads older ones. Undefined on the last page. */
  onMore: (() => void) | undefined;
  /** Whether any is unread. */
  hasUnread: boolean;
  onMark: (id: number, read: boolean) => void;
  onMarkAll: () => void;
}

/** All notifications of the user, with filters. */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const {
    view,
    onView,
    kinds,
    rows,
    state,
    problem,
    onRetry,
    onMore,
    hasUnread,
    onMark,
    onMarkAll,
  } = props;
  const isFiltered = view.unread || view.kind !== null;
  return (
    <Stack space="large">
      <PageHeader
        title={m.notifications_title()}
        help={m.notifications_help()}
        actions={
          <>
            <ButtonLink href={paths.notificationSettings}>{m.notifications_settings()}</ButtonLink>
            {view.kind === null ? (
              <Button softDisabled={!hasUnread} onClick={() => hasUnread && onMarkAll()}>
                {m.notifications_mark_all()}
              </Button>
            ) : null}
          </>
        }
      />
      <Inline space="medium">
        <SegmentedControl
          name="show"
          label={m.notifications_show()}
          labelHidden
          options={[
            { value: 'all', label: m.notifications_all() },
            { value: 'unread', label: m.notifications_unread() },
          ]}
          value={view.unread ? 'unread' : 'all'}
          onValueChange={(shown) => onView({ ...view, unread: shown === 'unread' })}
        />
        <Select
          name="kind"
          label={m.notifications_kind()}
          labelHidden
          options={[
            { value: '', label: m.notifications_every_kind() },
            ...kinds.map((kind) => ({ value: kind, label: notificationKinds[kind].label })),
          ]}
          value={view.kind ?? ''}
          onValueChange={(kind) =>
            onView({ ...view, kind: isNotificationKind(kind) ? kind : null })
          }
        />
      </Inline>
      {rows.length > 0 ? (
        <NotificationList
          rows={rows}
          entry={({ kind, title, text, path, read, createdAt }) => ({
            title,
            text: text ?? undefined,
            href: path,
            read,
            detail: `${notificationKinds[kind].label} · ${formatDate(createdAt)}, ${clockTime(createdAt)}`,
          })}
          onMark={onMark}
        />
      ) : null}
      {rows.length === 0 && state === 'ready' ? (
        <Card>
          <EmptyState
            illustration={isFiltered ? 'search' : 'stones'}
            title={isFiltered ? m.notifications_no_match() : m.notifications_none()}
            action={
              isFiltered ? (
                <Button onClick={() => onView({ unread: false, kind: null })}>
                  {m.notifications_clear_filters()}
                </Button>
              ) : undefined
            }
          >
            {isFiltered ? null : m.notifications_none_help()}
          </EmptyState>
        </Card>
      ) : null}
      {rows.length === 0 && (state === 'failed' || state === 'offline') ? (
        <PageState kind={state} onRetry={onRetry} />
      ) : null}
      {rows.length === 0 && state === 'loading' ? <Skeleton shape="block" height={320} /> : null}
      {rows.length > 0 && (state === 'failed' || state === 'offline') ? (
        <Banner
          tone="caution"
          role="status"
          actions={
            <Button size="compact" onClick={onRetry}>
              {m.notifications_retry()}
            </Button>
          }
        >
          {problem}
        </Banner>
      ) : null}
      {rows.length > 0 && state !== 'failed' && state !== 'offline' ? (
        <More onMore={onMore} busy={state === 'loading'} />
      ) : null}
    </Stack>
  );
}

interface MoreProps {
  onMore: (() => void) | undefined;
  busy: boolean;
}

/** Loads older notifications. After the last ones, a text takes the focus of the button. */
function More({ onMore, busy }: MoreProps) {
  const [pressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = pressed && !onMore;
  useEffect(() => {
    if (isAtEnd) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  if (isAtEnd)
    return (
      <p ref={end} tabIndex={-1}>
        {m.notifications_end()}
      </p>
    );
  if (!onMore) return null;
  return (
    <div>
      <Button
        busy={busy}
        onClick={() => {
          setPressed(true);
          onMore();
        }}
      >
        {m.notifications_show_more()}
      </Button>
    </div>
  );
}
