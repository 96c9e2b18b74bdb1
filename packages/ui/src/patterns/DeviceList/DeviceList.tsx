import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { partlyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { type DetailEntry, DetailList } from '../DetailList/DetailList.tsx';

export interface DeviceEntry extends Pick<DetailEntry, 'name' | 'detail'> {
  id: string;
  /** This device: it has no Sign out button. Default false. */
  current?: boolean | undefined;
}

export interface DeviceListProps {
  /** The signed-in devices, this one first, by browser and system: 'Firefox on Linux'. */
  devices: readonly DeviceEntry[];
  /** Id of the device that is being signed out. */
  busy?: string | undefined;
  /** Signs out the device with this id. Default: no buttons. */
  onSignOut?: ((id: string) => void) | undefined;
}

/** The name of a device, numbered if others have the same, so that each button has a name of its own. */
function nameIn(devices: readonly DeviceEntry[], { id, name }: DeviceEntry): string {
  const alike = devices.filter((device) => device.name === name && !device.current);
  const position = alike.findIndex((device) => device.id === id) + 1;
  return alike.length > 1
    ? m.people_device_numbered({ device: name, position, total: alike.length })
    : name;
}

/** The devices on which the user is signed in. */
export function DeviceList({ devices, busy, onSignOut }: DeviceListProps) {
  return (
    <DetailList
      icon={MonitorSmartphone}
      entries={devices.map((device) => ({
        ...device,
        tag: device.current ? m.people_this_device() : undefined,
        action:
          device.current || !onSignOut ? null : (
            <Button
              size="compact"
              writes
              busy={busy === device.id}
              busyLabel={m.people_signing_out()}
              onClick={() => onSignOut(device.id)}
            >
              {partlyHidden(m.people_sign_out_device({ device: nameIn(devices, device) }))}
            </Button>
          ),
      }))}
    />
  );
}
