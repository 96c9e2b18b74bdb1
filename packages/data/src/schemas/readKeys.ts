import { namesOf, readScopes } from '@portal/domain';
import { array, enums, type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire } from './wire.ts';

const fields = {
  id: number(),
  name: string(),
  /** The first symbols of the secret. */
  hint: string(),
  scopes: array(enums(namesOf(readScopes))),
  /** Sites that may use it; empty for everywhere. */
  origins: array(string()),
  state: enums(['active', 'expired', 'revoked']),
  createdAt: string(),
  /** Name of the owner who created it. */
  createdBy: string(),
  expiresAt: nullable(string()),
  lastUsedAt: nullable(string()),
  revokedAt: nullable(string()),
};

const names = {
  createdBy: 'created_by',
  expiresAt: 'expires_at',
  lastUsedAt: 'last_used_at',
  revokedAt: 'revoked_at',
};

/** A key of the read interface. */
export const readKeyStruct = fromWire(object(fields), names);

export type ReadKey = Infer<typeof readKeyStruct>;

/** A new key with its secret, which no other response has. */
export const createdKeyStruct = fromWire(object({ ...fields, secret: string() }), names);

export type CreatedKey = Infer<typeof createdKeyStruct>;
