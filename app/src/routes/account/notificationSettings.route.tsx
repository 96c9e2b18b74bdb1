import { useNotificationSettings } from '@portal/data/notifications';
import { useUser } from '@portal/data/react';
import { isNotificationKind, notificationKinds } from '@portal/domain';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { AccountSection } from '@portal/ui/patterns/AccountFrame';
import { NotificationSettings } from '@portal/ui/patterns/NotificationSettings';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { NotWhileViewing } from '../../parts/NotWhileViewing.tsx';
import { useAction } from '../../parts/useAction.ts';
import { usePage } from '../../shell/page.tsx';

/** How the user is told of each kind of notification. */
export function Component() {
  usePage(m.account_notification_settings(), { crumb: m.account_notifications() });
  const viewed = useUser().viewedBy;
  return (
    <AccountSection title={m.account_notifications()} help={m.account_notifications_help()}>
      {viewed ? <NotWhileViewing title={m.notifications_not_while_viewing()} /> : <Settings />}
    </AccountSection>
  );
}

function Settings() {
  const { settings, save } = useNotificationSettings();
  const { act } = useAction();
  const [saved, setSaved] = useState('');
  if (settings.kind === 'loading') return <Skeleton shape="block" height={320} />;
  if (settings.kind === 'failed') return <FailedPage {...settings} />;
  const entries = settings.value.map((setting) => ({
    ...setting,
    ...notificationKinds[setting.kind],
    email: setting.email,
  }));

  return (
    <>
      <NotificationSettings
        entries={entries}
        onChange={(kind, change) => {
          const before = settings.value.find((each) => each.kind === kind);
          if (!before || !isNotificationKind(kind)) return;
          setSaved('');
          void act(async () => {
            await save({ ...before, ...change });
            setSaved(m.account_kind_saved({ kind: notificationKinds[kind].label }));
          });
        }}
      />
      <LiveRegion>{saved}</LiveRegion>
    </>
  );
}
