import { settingsRead } from './readSetting.ts';
import { StartError } from './startError.ts';

const RESTORE = 'Restore a backup: docs/operations.md, "Restore".';

/** Why the database or a file could not be used, by the code of SQLite or the system. */
const byCode: readonly (readonly [RegExp, string])[] = [
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL)$/,
    'The disk is full. Free some space, or set DATA_DIR to a folder on another disk.',
  ],
  [/^SQLITE_(CORRUPT|NOTADB)/, `The database portal.db in DATA_DIR is damaged. ${RESTORE}`],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    'Another program has locked portal.db in DATA_DIR. Stop it: several instances need PostgreSQL.',
  ],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH|IOERR)/,
    'The database portal.db in DATA_DIR cannot be read and written. It and its folder must belong to the user of the backend.',
  ],
  [
    /^(EACCES|EPERM|EROFS)$/,
    'A file cannot be read or written. DATA_DIR and all in it must belong to the user of the backend.',
  ],
];

/** Why PostgreSQL could not be used, by its code or that of the system. */
const byPostgresCode: readonly (readonly [RegExp, string])[] = [
  [/^53100$/, 'The disk of the database is full. Free some space there.'],
  [
    /^42501$/,
    'The user of DATABASE_URL lacks rights in its database. Make it the owner: alter database NAME owner to USER.',
  ],
  [/^28/, 'PostgreSQL rejects the user or password of DATABASE_URL.'],
  [
    /^3D000$/,
    'The database of DATABASE_URL does not exist. Create it: createdb --encoding=UTF8 --template=template0 --owner=USER NAME.',
  ],
  [/^53300$/, 'PostgreSQL has no connection left. The portal needs 11 for each instance.'],
  [/^57P/, 'PostgreSQL is starting or stopping. Try again in a moment.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'The host of DATABASE_URL was not found.'],
  [
    /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT)|^08/,
    'PostgreSQL cannot be reached at the address of DATABASE_URL.',
  ],
  [
    /CERT|SIGNATURE|^ERR_TLS/,
    'The certificate of PostgreSQL is not valid for the address of DATABASE_URL.',
  ],
];

/** Errors without a code, or with one that says too little, by their message. */
const byMessage: readonly (readonly [RegExp, string])[] = [
  [/password must be a string/, 'PostgreSQL asks for a password. Add it to DATABASE_URL.'],
  [
    /is not currently accepting connections/,
    'PostgreSQL accepts no connections to the database of DATABASE_URL. Allow them: alter database NAME allow_connections true.',
  ],
  [/does not support SSL/, 'PostgreSQL offers no TLS. Take sslmode out of DATABASE_URL.'],
  [
    /Connection (terminated|ended)|not queryable|timeout/i,
    'PostgreSQL does not respond at the address of DATABASE_URL.',
  ],
];

/** Why the server cannot listen on its port, by the code of the system. */
export const portProblem = (error: unknown, port: number): string | undefined => {
  const { code } = Object(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than you have. Set PORT to a number above 1024.`;
  return /^(EADDRNOTAVAIL|EAFNOSUPPORT|ENOTFOUND|EAI_)/.test(code)
    ? 'HOST is not an address of this machine.'
    : undefined;
};

/** A sentence that says why the database or a file cannot be used; undefined for other errors. */
export const knownProblem = (
  error: unknown,
  onPostgres = settingsRead.get('DATABASE_CLIENT') === 'postgres',
): string | undefined => {
  if (error instanceof StartError) return error.message;
  const { code, message, path } = Object(error);
  const codes = onPostgres ? [...byCode, ...byPostgresCode] : byCode;
  const messages = onPostgres ? byMessage : [];
  const found =
    codes.find(([pattern]) => pattern.test(String(code ?? ''))) ??
    messages.find(([pattern]) => pattern.test(String(message ?? '')));
  if (!found) return undefined;
  // The message of a statement begins with it and its values.
  const driver = code ?? found[0].exec(String(message))?.[0];
  return `${found[1]} (${[driver, path].filter(Boolean).join(' ')})`;
};

/** What is printed when the server cannot start: a sentence with the reason; of an unknown error also its stack. */
export const startProblem = (error: unknown, onPostgres?: boolean): string =>
  knownProblem(error, onPostgres) ??
  `The backend could not start, and the reason is not known. Report it with these lines:\n${Object(error).stack ?? error}`;
