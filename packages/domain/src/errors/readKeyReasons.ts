import { readKeyLimits } from '../base/limits.ts';

/** Why calls with keys of the read interface, and changes of keys, are rejected. */
export const readKeyReasons = {
  'key-missing': {
    status: 401,
    text: 'Send a key of the read interface: Authorization: Bearer dir_…',
  },
  'key-rejected': { status: 401, text: 'This key is unknown, expired or revoked.' },
  'scope-missing': { status: 403, text: 'This key doesn’t have the permission for this.' },
  'origin-rejected': { status: 403, text: 'This key can’t be used on this site.' },
  'too-many-keys': {
    status: 409,
    text: `There are already ${readKeyLimits.keys} active keys. Revoke one first.`,
  },
  'cursor-expired': {
    status: 400,
    text: 'This cursor is too old: changes are kept for 90 days. Start again without it.',
  },
  'too-many-reads': {
    status: 429,
    text: 'Too many calls with this key. Wait as long as Retry-After says and try again.',
  },
  'key-revoked': { status: 409, text: 'This key is already revoked.' },
} as const;
