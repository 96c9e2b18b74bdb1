import {
  type Notification,
  useMarkNotifications,
  useNotificationList,
  useUnread,
} from '@portal/data/notifications';
import { useUser } from '@portal/data/react';
import { clockTime, formatDate, rolesOf } from '@portal/data/schemas';
import { isNotificationKind, notificationKinds, notificationKindsOf } from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { NotificationPage } from '@portal/ui/patterns/NotificationPage';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { failureKind } from '../../parts/failure.tsx';
import { NotWhileViewing } from '../../parts/NotWhileViewing.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { notificationsList } from './notificationsList.ts';

/** The user's notifications. */
export function Component() {
  usePage(m.notifications_title());
  if (!useUser().viewedBy) return <Notifications />;
  return (
    <Stack space="large">
      <PageHeader title={m.notifications_title()} />
      <NotWhileViewing title={m.notifications_not_while_viewing()} />
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
  const hasUnread = unread ? unread.unread > 0 : rows.some(({ read }) => !read);
  const isFirst = next === undefined;
  return (
    <NotificationPage
      settingsHref={paths.notificationSettings}
      filter={{ ...view, kind: kind ?? '' }}
      onFilter={(filter) => {
        const to = notificationsList.addressOf({
          show: filter.unread ? 'unread' : null,
          kind: isNotificationKind(filter.kind) ? filter.kind : null,
        });
        void navigate(to, { replace: true });
      }}
      kinds={notificationKindsOf({ staff: rolesOf(user), accountId: null }).map((value) => ({
        value,
        label: notificationKinds[value].label,
      }))}
      rows={rows}
      entry={toEntry}
      state={stateOf()}
      problem={failed === 'more' ? m.notifications_more_failed() : m.notifications_outdated()}
      onRetry={() => void (failed === 'more' ? more() : retry())}
      onMore={next ? () => void more() : undefined}
      onMark={(id, read) => void act(() => mark({ ids: [id] }, read))}
      onMarkAll={hasUnread ? () => void act(() => mark({ up_to: newest }, true)) : null}
    />
  );

  function stateOf() {
    if (problem && !loading) return failureKind(problem);
    return loading || isFirst ? 'loading' : 'ready';
  }
}

const toEntry = ({ kind, title, text, path, read, createdAt }: Notification) => ({
  title,
  text: text ?? undefined,
  href: path,
  read,
  detail: `${notificationKinds[kind].label} · ${formatDate(createdAt)}, ${clockTime(createdAt)}`,
});
