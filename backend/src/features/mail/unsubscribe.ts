import { createHmac, timingSafeEqual } from 'node:crypto';
import { isNotificationKind, type NotificationKind } from '@portal/domain';
import { settings } from '../../base/settings.ts';

/** Emails of one kind, or those sent once a day. */
export type Subscription = NotificationKind | 'daily';

/** What a link of an email ends: the emails of one kind to one user. */
export interface Unsubscribe {
  user: number;
  kind: Subscription;
}

const sign = (user: string, kind: string): Buffer =>
  createHmac('sha256', settings.secretFor('unsubscribe')).update(`${user}.${kind}`).digest();

/** The address that ends these emails, without signing in. It does not expire. */
export const unsubscribeLink = ({ user, kind }: Unsubscribe): string => {
  const signature = sign(String(user), kind).toString('base64url');
  const query = new URLSearchParams({ user: String(user), kind, signature });
  return `${settings.publicUrl}/api/notifications/unsubscribe?${query}`;
};

/** Reads the query of such an address; null if it is not ours. */
export const readUnsubscribe = (query: Record<string, unknown>): Unsubscribe | null => {
  const { user, kind, signature } = query;
  if (![user, kind, signature].every((each) => typeof each === 'string')) return null;
  const expected = sign(String(user), String(kind));
  const given = Buffer.from(String(signature), 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (kind !== 'daily' && !isNotificationKind(kind)) return null;
  return { user: Number(user), kind };
};
