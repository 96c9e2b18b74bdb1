import type { OpenSession } from '@portal/data/schemas';
import { messageFor } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { DeviceList } from '@portal/ui/patterns/DeviceList';
import { toDevice } from './accountWords.ts';

export interface DevicesScreenProps {
  sessions: View<OpenSession[]>;
  /** Milliseconds since 1970. */
  now: number;
  /** What is being signed out. */
  busy: string | undefined;
  onRetry: () => void;
  onSignOut: (id: string) => void;
  onSignOutOthers: () => void;
}

/** Where a person is signed in. */
export function DevicesScreen(props: DevicesScreenProps) {
  const { sessions, now, busy, onRetry, onSignOut, onSignOutOthers } = props;
  const known = sessions.kind === 'ready' ? sessions.value : [];
  return (
    <Card
      title="Where you are signed in"
      help="Sign out a device that you do not know, and change your password."
      foot={
        known.some(({ current }) => !current) ? (
          <Button tone="critical-quiet" onClick={onSignOutOthers}>
            Sign out everywhere else
          </Button>
        ) : null
      }
    >
      {sessions.kind === 'loading' ? <Skeleton shape="block" height={136} /> : null}
      {sessions.kind === 'failed' ? (
        <>
          <Text tone="muted">
            {sessions.error.code === 'offline'
              ? messageFor(sessions.error)
              : 'Your devices could not be loaded. You stay signed in on each of them.'}
          </Text>
          <div>
            <Button size="compact" onClick={onRetry}>
              Retry
            </Button>
          </div>
        </>
      ) : null}
      {sessions.kind === 'ready' ? (
        <DeviceList
          devices={known.map((session) => toDevice(session, now))}
          busy={busy}
          onSignOut={onSignOut}
        />
      ) : null}
    </Card>
  );
}
