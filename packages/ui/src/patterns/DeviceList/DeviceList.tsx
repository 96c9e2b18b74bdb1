import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './DeviceList.css.ts';

export interface DeviceEntry {
  id: string;
  /** Browser and system, such as 'Firefox on Linux'. */
  name: string;
  /** When it was there last, in words. */
  detail: string;
  /** The device this page is on: it is signed out from the menu, not from here. Default false. */
  current?: boolean | undefined;
}

export interface DeviceListProps {
  /** Where somebody is signed in, this device first. */
  devices: readonly DeviceEntry[];
  /** The device that is being signed out; its button is busy. */
  busy?: string | undefined;
  /** Ends the session of the device with this id. */
  onSignOut: (id: string) => void;
}

/** The name of a device, numbered where others have the same: each button says which device it signs out. */
function nameIn(devices: readonly DeviceEntry[], { id, name }: DeviceEntry): string {
  const alike = devices.filter((device) => device.name === name && !device.current);
  const place = alike.findIndex((device) => device.id === id) + 1;
  return alike.length > 1 ? `${name}, ${place} of ${alike.length}` : name;
}

/** Where a person is signed in, each with a way to end it. */
export function DeviceList({ devices, busy, onSignOut }: DeviceListProps) {
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <li key={device.id} className={styles.row}>
          <span className={styles.icon}>
            <Icon icon={MonitorSmartphone} size={20} />
          </span>
          <div className={styles.words}>
            <div className={styles.name}>
              <Text size="label">{device.name}</Text>
              {device.current ? <span className={styles.here}>This device</span> : null}
            </div>
            <Text size="small" tone="muted" figures>
              {device.detail}
            </Text>
          </div>
          {device.current ? null : (
            <Button
              size="compact"
              busy={busy === device.id}
              busyLabel="Signing out"
              onClick={() => onSignOut(device.id)}
            >
              Sign out
              <VisuallyHidden> {nameIn(devices, device)}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
