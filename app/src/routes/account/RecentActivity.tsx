import type { Watched } from '@portal/data/react';
import { type Activity, clockTime, formatDate, messageFor } from '@portal/data/schemas';
import { activityTexts } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { m } from '../../i18n/messages.js';

const texts: Readonly<Record<string, string>> = activityTexts;

/** By whom and from where. */
function originOf({ by, device, address }: Activity): string {
  if (by === 'team') return m.account_by_support();
  return [device ?? m.account_unknown_device(), address].filter(Boolean).join(' · ');
}

/** The latest changes to the security of the user's account. */
export function RecentActivity({ activity }: { activity: Watched<readonly Activity[]> }) {
  return (
    <Card title={m.account_activity()} help={m.account_activity_help()}>
      {activity.kind === 'loading' ? <Skeleton shape="block" height={96} /> : null}
      {activity.kind === 'failed' ? (
        <>
          <Text tone="muted">
            {['offline', 'restricted'].includes(activity.error.code)
              ? messageFor(activity.error)
              : m.account_activity_failed()}
          </Text>
          <div>
            <Button size="compact" onClick={activity.retry}>
              {m.account_retry()}
            </Button>
          </div>
        </>
      ) : null}
      {activity.kind === 'ready' && activity.value.length === 0 ? (
        <Text tone="muted">{m.account_activity_empty()}</Text>
      ) : null}
      {activity.kind === 'ready' && activity.value.length > 0 ? (
        <Stack as="ul" space="small" aria-label={m.account_activity()}>
          {activity.value.map((entry) => (
            <li key={entry.id}>
              <Text size="label">{texts[entry.action] ?? entry.action}</Text>
              <Text size="small" tone="muted" figures>
                {`${formatDate(entry.createdAt)}, ${clockTime(entry.createdAt)} · ${originOf(entry)}`}
              </Text>
            </li>
          ))}
        </Stack>
      ) : null}
    </Card>
  );
}
