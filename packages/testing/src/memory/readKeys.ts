import { readKeyLimits, readKeyPrefix, readKeyState, readNewKey } from '@portal/domain';
import { audit } from './audit.ts';
import { nextId, type StoredKey } from './database.ts';
import {
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';

/* Keys of the read interface, which this backend does not have. */

const DAY = 24 * 3600 * 1000;

const shape = ({ revokedAt, expiresAt, ...key }: StoredKey, at: string) => ({
  ...key,
  state: readKeyState({ expiresAt, revokedAt }, Date.parse(at)),
  expires_at: expiresAt,
  revoked_at: revokedAt,
});

export function listKeys({ db, at }: Call): Reply {
  const keys = db.keys.map((key) => shape(key, at)).reverse();
  const active = keys.filter(({ state }) => state === 'active');
  return record([...active, ...keys.filter(({ state }) => state !== 'active')]);
}

export function createKey(call: Call): Reply {
  const { db, at, user } = call;
  const { data } = read(call.body, fieldsStruct);
  const { key, errors } = readNewKey(read(data, fieldsStruct));
  if (errors[0]) throw invalid(errors[0].message, errors);
  const active = db.keys.filter((each) => shape(each, at).state === 'active');
  if (active.length >= readKeyLimits.keys) throw new HttpError('too-many-keys');
  const { name, scopes, origins, days } = key;
  const id = nextId(db.keys);
  const secret = `${readKeyPrefix}${String(id).padStart(4, '0')}${'x'.repeat(39)}`;
  const stored: StoredKey = {
    id,
    name,
    scopes,
    origins,
    hint: secret.slice(0, 8),
    createdAt: at,
    created_by: `${user.firstName} ${user.lastName}`,
    expiresAt: days === null ? null : new Date(Date.parse(at) + days * DAY).toISOString(),
    last_used_at: null,
    revokedAt: null,
  };
  db.keys.push(stored);
  audit(call, 'key.create', {
    subject: { kind: 'keys', id, name },
    changes: {
      scopes: [null, scopes],
      origins: [null, origins],
      expires_at: [null, stored.expiresAt],
    },
  });
  return record({ ...shape(stored, at), secret }, 201);
}

export function revokeKey(call: Call): Reply {
  const { db, at, params } = call;
  const key = db.keys.find(({ id }) => String(id) === params.id);
  if (!key) throw notFound();
  if (key.revokedAt !== null) throw new HttpError('key-revoked');
  key.revokedAt = at;
  audit(call, 'key.revoke', { subject: { kind: 'keys', id: key.id, name: key.name } });
  return record(shape(key, at));
}
