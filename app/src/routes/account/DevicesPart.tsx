import { useClient, useOpenSessions, useStores } from '@portal/data/react';
import { DataError, messageFor } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';
import { useSurroundings } from '../../portal.tsx';
import { DevicesScreen } from './DevicesScreen.tsx';

/** Where the person is signed in, wired to the stores. */
export function DevicesPart() {
  const client = useClient();
  const { openSessions } = useStores();
  const toast = useToast();
  const surroundings = useSurroundings();
  const [now] = useState(surroundings.now);
  const sessions = useOpenSessions();
  const [busy, setBusy] = useState<string>();
  const [asking, setAsking] = useState(false);

  async function carryOut(id: string, work: () => Promise<void>, done: string) {
    setBusy(id);
    try {
      await work().catch(unlessGone);
      toast({ tone: 'positive', message: done });
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
    } finally {
      openSessions.invalidate();
      setBusy(undefined);
      setAsking(false);
    }
  }

  return (
    <>
      <DevicesScreen
        sessions={sessions}
        now={now}
        busy={busy}
        onRetry={sessions.retry}
        onSignOut={(id) =>
          void carryOut(id, () => client.sessions.end(id), 'That device is signed out.')
        }
        onSignOutOthers={() => setAsking(true)}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        confirm="Sign out everywhere else"
        cancel="Keep them"
        tone="critical"
        busy={busy === others}
        busyLabel="Signing out"
        onConfirm={() =>
          void carryOut(
            others,
            () => client.sessions.endOthers(),
            'You are signed in on this device only.',
          )
        }
      >
        Every device but this one has to sign in again. What was typed there and not saved stays on
        those devices.
      </AlertDialog>
    </>
  );
}

const others = 'others';

/** A device that signed out by itself meanwhile is what was asked for. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DataError && error.code === 'not-found')) throw error;
}
