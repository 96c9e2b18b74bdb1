import { DataError, formatDate, type OpenSession } from '@portal/data/schemas';
import { useDevices, useSecurityStore } from '@portal/data/security';
import { Button } from '@portal/ui/components/Button';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { type DeviceEntry, DeviceList } from '@portal/ui/patterns/DeviceList';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { deviceRow } from '../../parts/deviceRow.ts';
import { partOf } from '../../parts/pagePart.ts';
import { useAction } from '../../parts/useAction.ts';
import { useAppServices } from '../../portal.tsx';

/** The devices on which the user is signed in. */
export function Devices() {
  const security = useSecurityStore();
  const { ask, act, busyOn } = useAction();
  const [now] = useState(useAppServices().now);
  const devices = useDevices();

  const signOut = (id: string) =>
    act(() => security.endSession(id).catch(unlessGone), m.account_device_signed_out(), { on: id });

  const signOutOthers = () =>
    ask({
      title: m.account_sign_out_others_question(),
      text: m.account_sign_out_others_help(),
      confirm: m.account_sign_out_others(),
      busyLabel: m.account_signing_out(),
      run: () => security.endOtherSessions().catch(unlessGone),
      done: m.account_signed_out_others(),
    });

  return (
    <PagePart
      title={m.account_devices()}
      help={m.account_devices_help()}
      part={partOf(devices, m.account_devices_failed())}
      loading={<Skeleton shape="block" height={136} />}
      foot={
        devices.kind === 'ready' && devices.value.some(({ current }) => !current) ? (
          <Button tone="critical-quiet" onClick={signOutOthers}>
            {m.account_sign_out_others()}
          </Button>
        ) : null
      }
    >
      {(sessions) => (
        <DeviceList
          devices={sessions.map((session) => toDevice(session, now))}
          busy={busyOn}
          onSignOut={(id) => void signOut(id)}
        />
      )}
    </PagePart>
  );
}

/** A session that has already ended is not an error. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DataError && error.code === 'not-found')) throw error;
}

function toDevice(session: OpenSession, now: number): DeviceEntry {
  const row = deviceRow(session, now);
  if (!session.current) return row;
  const detail = m.account_signed_in_since({ date: formatDate(session.signedInAt) });
  return { ...row, detail, current: true };
}
