import type { OpenSession } from '@portal/data/schemas';
import type { DeviceEntry } from '@portal/ui/patterns/DeviceList';
import { m } from '../i18n/messages.js';
import { lastActive } from './when.ts';

/** A device on which a user is signed in, and when it was last used. */
export const deviceRow = (
  { id, device, lastActiveAt }: Pick<OpenSession, 'id' | 'device' | 'lastActiveAt'>,
  now: number,
): DeviceEntry => ({
  id,
  name: device ?? m.account_unknown_device(),
  detail: lastActive(lastActiveAt, now),
});
