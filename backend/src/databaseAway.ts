import type { Knex } from 'knex';

/** Codes while PostgreSQL is stopped, starts, has no connection left, or cannot be reached. */
const away =
  /^(57P0[1-3]|53300|08\w{3}|E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT))$/;
/** The same from the driver, which gives them no code. Knex writes the statement before them. */
const awayWords =
  /(^| - )(Connection (terminated|ended)|Client .*not queryable|Knex: Timeout acquiring)/;

const ofDatabase = new WeakSet<object>();

/** Notes the errors of this connection, as those of requests and buckets have the same codes. */
export const noteDatabaseErrors = (connection: Knex): void => {
  const note = (error: object): unknown => ofDatabase.add(error);
  connection.on('query-error', note);
  connection.client.pool.on('acquireFail', (_id: number, error: object) => note(error));
};

/** Whether an error says that PostgreSQL cannot be reached. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { name, code, message } = Object(error);
  // Knex throws it in place of the error of its pool.
  if (!ofDatabase.has(Object(error)) && name !== 'KnexTimeoutError') return false;
  return code === undefined ? awayWords.test(String(message)) : away.test(String(code));
};
