import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { settings } from '../../settings.ts';

const RESET_MINUTES = 60;
const CONFIRM_HOURS = 24;

export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** A reset code says itself until when it counts; it is stored as a hash, so changing it makes it another one. */
export const newResetCode = (): string =>
  `${(Date.now() + RESET_MINUTES * 60_000).toString(36)}.${randomBytes(32).toString('base64url')}`;

/** Whether a reset code still counts by what it says itself; whether it is a real one is not looked at. */
export const isFresh = (code: string): boolean =>
  Number.parseInt(code.split('.')[0] ?? '', 36) > Date.now();

const sign = (userId: string, timestamp: string, email: string): Buffer =>
  createHmac('sha256', settings.secretFor('confirmations'))
    .update(`${userId}.${timestamp}.${email}`)
    .digest();

/** What the confirmation link carries; nothing is stored, and it counts only for the address it was sent to. */
export const confirmationQuery = (userId: number, email: string) => {
  const timestamp = String(Date.now());
  return {
    user_id: String(userId),
    timestamp,
    signature: sign(String(userId), timestamp, email).toString('base64url'),
  };
};

/** Whether a letter of then still counts. */
export const isRecent = (sentAt: number): boolean =>
  Date.now() - sentAt < CONFIRM_HOURS * 3_600_000;

/** Whether a link is ours, for this address, and not too old. */
export const isConfirmation = (
  userId: string,
  timestamp: string,
  signature: string,
  email: string,
): boolean => {
  const expected = sign(userId, timestamp, email);
  const given = Buffer.from(signature, 'base64url');
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    isRecent(Number(timestamp))
  );
};
