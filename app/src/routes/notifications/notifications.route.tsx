import { useMarkNotifications, useNotificationList, useUnread } from '@portal/data/notifications';
import { useUser } from '@portal/data/react';
import { rolesOf } from '@portal/data/schemas';
import { notificationKindsOf } from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { failureKind } from '../../parts/failure.tsx';
import { NotWhileViewing } from '../../parts/NotWhileViewing.tsx';
import { useAction } from '../../parts/useAction.ts';
import { usePage } from '../../shell/page.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { notificationsList } from './notificationsList.ts';

/** The user's notifications. */
export function Component() {
  usePage(m.notifications_title());
  if (!useUser().viewedBy) return <Notifications />;
  return (
    <Stack space="large">
      <PageHeader title={m.notifications_title()} />
      <NotWhileViewing />
    </Stack>
  );
}

function Notifications() {
  const user = useUser();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { act } = useAction();
  const { show, kind } = notificationsList.read(params);
  const view = { unread: show === 'unread', kind };
  const { rows, next, loading, problem, failed, retry, more } = useNotificationList(view);
  const mark = useMarkNotifications();
  const unread = useUnread();

  const newest = Math.max(rows[0]?.id ?? 0, unread?.latest ?? 0);
  const isFirst = next === undefined;
  return (
    <NotificationsScreen
      view={view}
      onView={({ unread, kind }) => {
        const to = notificationsList.addressOf({ show: unread ? 'unread' : null, kind });
        void navigate(to, { replace: true });
      }}
      kinds={notificationKindsOf({ staff: rolesOf(user), accountId: null })}
      rows={rows}
      state={stateOf()}
      problem={failed === 'more' ? m.notifications_more_failed() : m.notifications_outdated()}
      onRetry={() => void (failed === 'more' ? more() : retry())}
      onMore={next ? () => void more() : undefined}
      hasUnread={unread ? unread.unread > 0 : rows.some(({ read }) => !read)}
      onMark={(id, read) => void act(() => mark({ ids: [id] }, read))}
      onMarkAll={() => void act(() => mark({ up_to: newest }, true))}
    />
  );

  function stateOf() {
    if (problem && !loading) return failureKind(problem);
    return loading || isFirst ? 'loading' : 'ready';
  }
}
