import {
  type AssignedFilter,
  type Collection,
  compareNames,
  genericTexts,
  may,
  recordKey,
} from '@portal/domain';
import type { Knex } from 'knex';
import { type Actor, actorFrom, nameOf, staffSql, type UserRow } from '../../base/actor.ts';
import { inOneRead, inTransaction, rawTable, type Sql } from '../../base/database.ts';
import { invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';

const TABLE = 'listing_assignments';

/** The moderator who is to decide on a pending listing; `about` is the listing, such as `apps/12`. */
export const assignmentsModel = rawTable(
  TABLE,
  { about: 'string', user_id: 'integer' },
  { unique: 'about', index: 'user_id' },
);

interface Person {
  id: number;
  name: string;
}

interface Subject {
  type: Collection;
  id: number;
}

const personOf = (user: UserRow): Person => ({ id: user.id, name: nameOf(user) });

/** Whether the user still decides: those who lost the role keep their assignments, which then count as none. */
const isAssignable = (user: UserRow): boolean =>
  !user.blocked && may(actorFrom(user), 'assignment.save');

/** Who can be assigned, by name. */
export const listModerators = async (strapi: Strapi): Promise<Person[]> => {
  const users: UserRow[] = await inOneRead(strapi, (sql) => sql('up_users').whereRaw(staffSql));
  return users
    .filter(isAssignable)
    .map(personOf)
    .sort((a, b) => compareNames(a.name, b.name));
};

/** To whom these listings are assigned, by id, in one statement. */
export const assigneesOf = async (
  strapi: Strapi,
  type: Collection,
  ids: readonly number[],
): Promise<Map<number, Person>> => {
  const abouts = ids.map((id) => recordKey(type, id));
  const rows: (UserRow & { about: string })[] = await inOneRead(strapi, (sql) =>
    sql(`${TABLE} as a`)
      .join('up_users as person', 'person.id', 'a.user_id')
      .whereIn('a.about', abouts)
      .select('person.*', 'a.about'),
  );
  return new Map(
    rows.filter(isAssignable).map((row) => [Number(row.about.split('/')[1]), personOf(row)]),
  );
};

/** The user to whom a listing is assigned. */
export const assigneeOf = async (sql: Sql, about: string): Promise<UserRow | undefined> => {
  const user: UserRow | undefined = await sql(`${TABLE} as a`)
    .join('up_users as person', 'person.id', 'a.user_id')
    .where('a.about', about)
    .first('person.*');
  return user && isAssignable(user) ? user : undefined;
};

/** Selects the rows `l` of a list that are assigned to a user, or to no one. */
export const narrowAssigned =
  (type: Collection, asked: AssignedFilter, user: Pick<Actor, 'id'>) =>
  (query: Knex.QueryBuilder): void => {
    const mine = asked === 'me';
    query[mine ? 'whereExists' : 'whereNotExists']((rows: Knex.QueryBuilder) =>
      rows
        .select('a.id')
        .from(`${TABLE} as a`)
        .where(mine ? { 'a.user_id': user.id } : {})
        .whereRaw('a.about = cast(? as text) || cast(coalesce(l.revision_of, l.id) as text)', [
          `${type}/`,
        ]),
    );
  };

/** Assigns a listing to a moderator, or to no one. Returns the former and the new one. */
export const assign = async (
  strapi: Strapi,
  sql: Sql,
  subject: Subject,
  userId: number | null,
): Promise<readonly [Person | null, Person | null]> => {
  const about = recordKey(subject.type, subject.id);
  const message = genericTexts.notValid(m.label_user());
  const moderators = userId === null ? [] : await listModerators(strapi);
  const next = moderators.find(({ id }) => id === userId) ?? null;
  if (userId !== null && !next) throw invalid(message, [{ path: ['user'], message }]);
  const former = await assigneeOf(sql, about);
  if (next) await sql(TABLE).insert({ about, user_id: next.id }).onConflict('about').merge();
  else await sql(TABLE).where({ about }).delete();
  return [former ? personOf(former) : null, next];
};

/** Returns the user to whom it was assigned. */
export const endAssignment = (strapi: Strapi, about: string): Promise<number | undefined> =>
  inTransaction(strapi, async (sql) => {
    const row = await sql(TABLE).where({ about }).first('user_id');
    await sql(TABLE).where({ about }).delete();
    return row && Number(row.user_id);
  });

/** Assigns a listing again whose assignment had ended. */
export const restoreAssignment = (strapi: Strapi, about: string, user_id: number): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    if (!(await sql('up_users').where({ id: user_id }).first('id'))) return;
    await sql(TABLE).insert({ about, user_id }).onConflict('about').merge();
  });

/** Ends the assignments of an erased user. */
export const forgetAssignee = (sql: Sql, user_id: number): Promise<number> =>
  sql(TABLE).where({ user_id }).delete();
