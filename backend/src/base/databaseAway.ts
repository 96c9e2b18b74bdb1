import type { Knex } from 'knex';

/** Codes while PostgreSQL is stopped, starts, has no connection left, or cannot be reached. */
const away =
  /^(57P0[1-3]|53300|08\w{3}|E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT))$/;
/** The same from the driver, which gives them no code. Knex writes the statement before them. */
const awayWords =
  /(^| - )(Connection (terminated|ended)|Client .*not queryable|Knex: Timeout acquiring)/;

const ofDatabase = new WeakSet<object>();

/** Milliseconds without an error after which a response says that the database is back: some calls get through before. */
const CALM = 1000;
let failedAt = Number.NEGATIVE_INFINITY;
let isAway = false;

/** Notes such an error, and returns whether it is the first since the database was there. */
export const noteAway = (): boolean => {
  const isFirst = !isAway;
  isAway = true;
  failedAt = Date.now();
  return isFirst;
};

/**
 * Notes the errors of this connection, as those of requests and buckets have the same codes.
 *
 * @param back Is called once the database is there again.
 */
export const noteDatabaseErrors = (connection: Knex, back: () => void): void => {
  const note = (error: object): unknown => ofDatabase.add(error);
  connection.on('query-error', note);
  connection.client.pool.on('acquireFail', (_id: number, error: object) => note(error));
  connection.on('query-response', () => {
    if (!isAway || Date.now() - failedAt < CALM) return;
    isAway = false;
    back();
  });
};

/** Whether an error says that PostgreSQL cannot be reached. Of those in a row only the first is logged: `log.ts`. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { name, code, message } = Object(error);
  // Knex throws it in place of the error of its pool.
  if (!ofDatabase.has(Object(error)) && name !== 'KnexTimeoutError') return false;
  return code === undefined ? awayWords.test(String(message)) : away.test(String(code));
};

/** What the log says of such an error. */
export const awayLine = (error: object): string => {
  const { code, message } = Object(error);
  return `The database cannot be reached: ${code ?? message}`;
};
