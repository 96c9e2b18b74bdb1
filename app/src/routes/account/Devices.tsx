import { DataError, formatDate, messageFor, type OpenSession } from '@portal/data/schemas';
import { useDevices, useSecurityStore } from '@portal/data/security';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { type DeviceEntry, DeviceList } from '@portal/ui/patterns/DeviceList';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAction } from '../../parts/useAction.ts';
import { lastActive } from '../../parts/when.ts';
import { useAppServices } from '../../portal.tsx';

/** The devices on which the user is signed in. */
export function Devices() {
  const security = useSecurityStore();
  const { ask, act } = useAction();
  const appServices = useAppServices();
  const [now] = useState(appServices.now);
  const sessions = useDevices();
  /** The id of the session being ended, or `others`. */
  const [busy, setBusy] = useState<string>();
  const known = sessions.kind === 'ready' ? sessions.value : [];

  async function signOut(id: string, end: () => Promise<void>, done: string) {
    setBusy(id);
    await act(() => end().catch(unlessGone), done);
    setBusy(undefined);
  }

  const signOutOthers = () =>
    ask({
      title: m.account_sign_out_others_question(),
      text: m.account_sign_out_others_help(),
      confirm: m.account_sign_out_others(),
      busyLabel: m.account_signing_out(),
      run: () => signOut('others', security.endOtherSessions, m.account_signed_out_others()),
    });

  return (
    <Card
      title={m.account_devices()}
      help={m.account_devices_help()}
      foot={
        known.some(({ current }) => !current) ? (
          <Button tone="critical-quiet" onClick={signOutOthers}>
            {m.account_sign_out_others()}
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
              : m.account_devices_failed()}
          </Text>
          <div>
            <Button size="compact" onClick={sessions.retry}>
              {m.account_retry()}
            </Button>
          </div>
        </>
      ) : null}
      {sessions.kind === 'ready' ? (
        <DeviceList
          devices={known.map((session) => toDevice(session, now))}
          busy={busy}
          onSignOut={(id) =>
            void signOut(id, () => security.endSession(id), m.account_device_signed_out())
          }
        />
      ) : null}
    </Card>
  );
}

/** A session that has already ended is not an error. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DataError && error.code === 'not-found')) throw error;
}

function toDevice(session: OpenSession, now: number): DeviceEntry {
  return {
    id: session.id,
    name: session.device ?? m.account_unknown_device(),
    detail: session.current
      ? m.account_signed_in_since({ date: formatDate(session.signedInAt) })
      : lastActive(session.lastActiveAt, now),
    current: session.current,
  };
}
