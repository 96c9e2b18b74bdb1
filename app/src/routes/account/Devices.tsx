import { useClient, useOpenSessions, useStores } from '@portal/data/react';
import { DataError, formatDate, messageFor, type OpenSession } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { type DeviceEntry, DeviceList } from '@portal/ui/patterns/DeviceList';
import { useState } from 'react';
import { useAppServices } from '../../portal.tsx';
import { lastActive } from '../when.ts';

/** The devices on which the user is signed in. `onEnded` is called after each attempt to sign one out. */
export function Devices({ onEnded }: { onEnded: () => void }) {
  const client = useClient();
  const { openSessions } = useStores();
  const toast = useToast();
  const appServices = useAppServices();
  const [now] = useState(appServices.now);
  const sessions = useOpenSessions();
  /** The id of the session being ended, or `others`. */
  const [busy, setBusy] = useState<string>();
  const [asking, setAsking] = useState(false);
  const known = sessions.kind === 'ready' ? sessions.value : [];

  async function signOut(id: string, end: () => Promise<void>, done: string) {
    setBusy(id);
    try {
      await end().catch(unlessGone);
      toast({ tone: 'positive', message: done });
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
    } finally {
      openSessions.invalidate();
      onEnded();
      setBusy(undefined);
      setAsking(false);
    }
  }

  return (
    <>
      <Card
        title="Where you are signed in"
        help="If you don’t recognise a device, sign it out and change your password."
        foot={
          known.some(({ current }) => !current) ? (
            <Button tone="critical-quiet" onClick={() => setAsking(true)}>
              Sign out everywhere else
            </Button>
          ) : null
        }
      >
        {sessions.kind === 'loading' ? <Skeleton shape="block" height={136} /> : null}
        {sessions.kind === 'failed' ? (
          <>
            <Text tone="muted">
              {['offline', 'restricted'].includes(sessions.error.code)
                ? messageFor(sessions.error)
                : 'Your devices could not be loaded. You’re still signed in on all of them.'}
            </Text>
            <div>
              <Button size="compact" onClick={sessions.retry}>
                Retry
              </Button>
            </div>
          </>
        ) : null}
        {sessions.kind === 'ready' ? (
          <DeviceList
            devices={known.map((session) => toDevice(session, now))}
            busy={busy}
            onSignOut={(id) =>
              void signOut(id, () => client.sessions.end(id), 'Device signed out.')
            }
          />
        ) : null}
      </Card>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        confirm="Sign out everywhere else"
        cancel="Cancel"
        tone="critical"
        busy={busy === others}
        busyLabel="Signing out"
        onConfirm={() =>
          void signOut(
            others,
            () => client.sessions.endOthers(),
            'You are signed in on this device only.',
          )
        }
      >
        You’ll need to sign in again on every other device. Unsaved text stays on those devices.
      </AlertDialog>
    </>
  );
}

const others = 'others';

/** A session that has already ended is not an error. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DataError && error.code === 'not-found')) throw error;
}

function toDevice(session: OpenSession, now: number): DeviceEntry {
  return {
    id: session.id,
    name: session.device ?? 'Unknown device',
    detail: session.current
      ? `Signed in ${formatDate(session.signedInAt)}`
      : lastActive(session.lastActiveAt, now),
    current: session.current,
  };
}
