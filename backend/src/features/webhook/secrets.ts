import { randomBytes } from 'node:crypto';
import { webhookSecretPrefix } from '@portal/domain';
import { Webhook } from 'standardwebhooks';
import { createEncryption } from '../../base/encryption.ts';
import type { DeliveryRow, EndpointRow } from './tables.ts';

const { encrypt, decrypt } = createEncryption('webhooks');
const ownerOf = (endpointId: number) => `webhook ${endpointId}`;

/** A new secret, and as it is stored: encrypted and not hashed, because it signs. */
export const newSecret = (endpointId: number): { secret: string; stored: string } => {
  const secret = `${webhookSecretPrefix}${randomBytes(32).toString('base64')}`;
  return { secret, stored: encrypt(ownerOf(endpointId), secret) };
};

/**
 * The header `webhook-signature`: a signature by each secret that counts, separated by spaces; null if the secret cannot be
 * read because SECRET has changed.
 *
 * @param at Milliseconds.
 */
export const signatureOf = (
  { id, secret, old_secret, old_until }: EndpointRow,
  { message, body }: DeliveryRow,
  at: number,
): string | null => {
  const current = decrypt(ownerOf(id), secret);
  if (current === null) return null;
  const former = old_secret && Number(old_until) > at ? decrypt(ownerOf(id), old_secret) : null;
  const secrets = former === null ? [current] : [current, former];
  return secrets.map((each) => new Webhook(each).sign(message, new Date(at), body)).join(' ');
};
