import { createHash, randomBytes } from 'node:crypto';
import {
  isReadScope,
  type NewReadKey,
  type ReadScope,
  readKeyLimits,
  readKeyPrefix,
  readKeyState,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inOneRead, inTransaction, rawTable, type Sql } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { shareNext } from '../../base/shareNext.ts';
import { recordAudit } from '../audit/index.ts';
import { type DirectoryVersion, directoryVersion } from '../directory-changes/index.ts';

export const KEYS = 'read_keys';
const DAY = 24 * 3600 * 1000;

/** `hash` is the SHA-256 of the secret, whose 32 random bytes need no salt. Times are in milliseconds since 1970. */
export const readKeysModel = rawTable(
  KEYS,
  {
    name: 'string',
    hint: 'string',
    hash: 'string',
    scopes: 'string',
    origins: 'text',
    created_at: 'biginteger',
    created_by: 'text',
    expires_at: 'biginteger',
    used_at: 'biginteger',
    revoked_at: 'biginteger',
  },
  { unique: 'hash' },
);

interface KeyRow {
  id: number;
  name: string;
  /** The first symbols of the secret. */
  hint: string;
  /** Separated by commas. */
  scopes: string;
  /** Separated by spaces; empty for calls from everywhere. */
  origins: string;
  created_at: number | string;
  created_by: string;
  expires_at: number | string | null;
  used_at: number | string | null;
  revoked_at: number | string | null;
}

export interface ReadKey {
  id: number;
  /** Changes with anything that the directory shows; read together with the key. */
  version: string;
  scopes: ReadonlySet<ReadScope>;
  origins: readonly string[];
}

const wordsOf = (text: string, separator: string): string[] =>
  text.split(separator).filter((word) => word !== '');

const keyResponse = (row: KeyRow) => {
  const expiresAt = isoTime(row.expires_at);
  const revokedAt = isoTime(row.revoked_at);
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: wordsOf(row.scopes, ','),
    origins: wordsOf(row.origins, ' '),
    state: readKeyState({ expiresAt, revokedAt }, Date.now()),
    createdAt: isoTime(row.created_at),
    created_by: row.created_by,
    expires_at: expiresAt,
    last_used_at: isoTime(row.used_at),
    revoked_at: revokedAt,
  };
};

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** All keys, active ones first, each newest first. */
export const listKeys = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    const rows: KeyRow[] = await sql(KEYS).orderBy('id', 'desc').select();
    const keys = rows.map(keyResponse);
    const active = keys.filter(({ state }) => state === 'active');
    return [...active, ...keys.filter(({ state }) => state !== 'active')];
  });

const lockKeys = async (sql: Sql): Promise<KeyRow[]> => sql(KEYS).orderBy('id').forUpdate();

/** Creates a key; only this response has its secret. */
export const createKey = (
  strapi: Strapi,
  actor: Actor,
  { name, scopes, origins, days }: NewReadKey,
) =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const active = (await lockKeys(sql)).filter((row) => keyResponse(row).state === 'active');
    if (active.length >= readKeyLimits.keys) throw new HttpError('too-many-keys');
    const secret = `${readKeyPrefix}${randomBytes(32).toString('base64url')}`;
    const row = {
      name,
      hint: secret.slice(0, readKeyPrefix.length + 4),
      scopes: scopes.join(','),
      origins: origins.join(' '),
      created_at: now,
      created_by: actor.name,
      expires_at: days === null ? null : now + days * DAY,
      used_at: null,
      revoked_at: null,
    };
    const [inserted] = await sql(KEYS)
      .insert({ ...row, hash: hashOf(secret) })
      .returning('id');
    const id = Number(inserted.id);
    await recordAudit(strapi, actor, {
      action: 'key.create',
      subject: { kind: 'keys', id, name },
      changes: {
        scopes: [null, scopes],
        origins: [null, origins],
        expires_at: [null, isoTime(row.expires_at)],
      },
    });
    return { ...keyResponse({ ...row, id }), secret };
  });

export const revokeKey = (strapi: Strapi, actor: Actor, id: number) =>
  inTransaction(strapi, async (sql) => {
    const row: KeyRow | undefined = await sql(KEYS).where({ id }).forUpdate().first();
    if (!row) throw notFound();
    if (row.revoked_at !== null) throw new HttpError('key-revoked');
    const revoked = { ...row, revoked_at: Date.now() };
    await sql(KEYS).where({ id }).update({ revoked_at: revoked.revoked_at });
    const subject = { kind: 'keys', id, name: row.name } as const;
    await recordAudit(strapi, actor, { action: 'key.revoke', subject });
    return keyResponse(revoked);
  });

/** How exact the time of the last use is, in milliseconds. */
const USE_STEP = 60_000;

/** By name: a prepared statement for all columns fails once a newer version has added one. */
const columns = [
  ...['id', 'name', 'hint', 'scopes', 'origins'],
  ...['created_at', 'created_by', 'expires_at', 'used_at', 'revoked_at'],
];

/** Returns a function that finds the active key of a secret, and notes its use; null for an unknown, expired or revoked one. */
export const createKeyLookup = (strapi: Strapi): ((secret: string) => Promise<ReadKey | null>) => {
  const rowOf = shareNext(
    (hash): Promise<(KeyRow & DirectoryVersion) | undefined> =>
      inOneRead(strapi, (sql) =>
        sql(KEYS)
          .where({ hash })
          .options({ name: 'read-key' })
          .first(...columns, ...directoryVersion(sql)),
      ),
  );
  return async (secret) => {
    const now = Date.now();
    const row = await rowOf(hashOf(secret));
    if (!row || keyResponse(row).state !== 'active') return null;
    const { id } = row;
    if (now - Number(row.used_at ?? 0) > USE_STEP)
      await inTransaction(strapi, (sql) => sql(KEYS).where({ id }).update({ used_at: now }));
    return {
      id,
      version: [row.numbered, row.pending, row.count].join('/'),
      scopes: new Set(wordsOf(row.scopes, ',').filter(isReadScope)),
      origins: wordsOf(row.origins, ' '),
    };
  };
};
