import type { OpenSession } from '@portal/data/schemas';
import { formatDate } from '@portal/data/schemas';
import type { DeviceEntry } from '@portal/ui/patterns/DeviceList';
import { paths } from '../../paths.ts';
import { age } from '../when.ts';

const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;

/** The way to a page of the account. */
export const accountCrumbs = (label: string) => [
  { label: 'My account', href: paths.account },
  { label },
];

/** A device as its owner knows it. */
export function toDevice(session: OpenSession, now: number): DeviceEntry {
  return {
    id: session.id,
    name: session.device ?? 'Unknown device',
    detail: session.current
      ? `Signed in ${formatDate(session.signedInAt)}`
      : lastActive(session, now),
    current: session.current,
  };
}

function lastActive({ lastActiveAt }: OpenSession, now: number): string {
  const passed = now - Date.parse(lastActiveAt);
  if (passed < hour) return 'Active within the last hour';
  if (passed > week) return `Last active ${formatDate(lastActiveAt)}`;
  return `Last active ${age(lastActiveAt, now)} ago`;
}
