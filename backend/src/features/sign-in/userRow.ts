import type { UserRow } from '../../base/actor.ts';
import { inOneRead } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';

type Row = Record<string, unknown>;

/** The types whose values a database returns as Strapi does. */
const plain = ['increments', 'integer', 'string', 'text', 'email', 'password'];
const types = [...plain, 'boolean', 'datetime'];

/** A value as Strapi returns it. */
const fieldValue = (type: string, stored: unknown): unknown => {
  if (stored === null) return null;
  if (type === 'boolean') return Boolean(stored);
  // SQLite stores milliseconds since 1970.
  const isTime = typeof stored === 'number' || stored instanceof Date;
  return type === 'datetime' && isTime ? new Date(stored).toISOString() : stored;
};

/** The columns of a type in a statement that names its table by `alias`, and its record in a row of the result. */
const columnsOf = (strapi: Strapi, uid: string, alias: string) => {
  const { attributes, columnToAttribute } = strapi.db.metadata.get(uid);
  const columns = Object.entries(columnToAttribute).flatMap(([column, name]) => {
    const type = attributes[name]?.type ?? 'relation';
    if (type === 'relation') return [];
    if (!types.includes(type)) throw new Error(`${uid} has a field of the type ${type}.`);
    return { column, name, type, key: `${alias}_${column}` };
  });
  return {
    sql: columns.map(({ column, key }) => `${alias}.${column} as ${key}`).join(', '),
    record: (row: Row): Row =>
      Object.fromEntries(columns.map(({ name, type, key }) => [name, fieldValue(type, row[key])])),
  };
};

const prepare = (strapi: Strapi) => {
  const user = columnsOf(strapi, 'plugin::users-permissions.user', 'u');
  const account = columnsOf(strapi, 'api::account.account', 'a');
  const from = 'from up_users u left join accounts a on a.id = u.account_id where u.id = ?';
  return { user, account, statement: `select ${user.sql}, ${account.sql} ${from}` };
};

const prepared = new WeakMap<Strapi, ReturnType<typeof prepare>>();

/** Found only while this session is open. */
interface OpenSession {
  sessionId: string;
  origin: string;
}

const openSessionSql = `and exists (select 1 from strapi_sessions s
  where s.session_id = ? and s.origin = ? and s.user_id = ? and s.absolute_expires_at > ?)`;

/** A user with their account, in one statement: every call needs one, and through Strapi it would be three. */
export const findUser = async (
  strapi: Strapi,
  id: number,
  session?: OpenSession,
): Promise<UserRow | null> => {
  const known = prepared.get(strapi) ?? prepare(strapi);
  prepared.set(strapi, known);
  const { user, account, statement } = known;
  const values = session ? [session.sessionId, session.origin, String(id), new Date()] : [];
  const result = await inOneRead(strapi, (sql) =>
    sql.raw(session ? `${statement} ${openSessionSql}` : statement, [id, ...values]),
  );
  const [row] = Array.isArray(result) ? result : result.rows;
  if (!row) return null;
  const ofUser = row.a_id === null ? null : account.record(row);
  return { ...user.record(row), account: ofUser } as unknown as UserRow;
};
