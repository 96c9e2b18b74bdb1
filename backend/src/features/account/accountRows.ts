import {
  type AccountNames,
  type AccountRow,
  accountChanges,
  accountTexts,
  importedKind,
  importTexts,
  namedBy,
  newAccountProblems,
  readAccountRow,
  staffRolesOf,
} from '@portal/domain';
import { type Actor, nameOf, type UserRow } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import {
  aboutId,
  cellsOf,
  fail,
  mustBeFirst,
  type Result,
  type RowKind,
  targetsOf,
  type Work,
} from '../imports/index.ts';
import { OFFER_PAYMENTS } from '../payments/index.ts';
import {
  addUser,
  findByEmail,
  findUser,
  isAddressTaken,
  isTaken,
  sendFirstPassword,
  USER,
} from '../sign-in/index.ts';
import { TRASH, TRASH_ROWS } from '../trash/index.ts';
import { erasePerson } from './eraseAccounts.ts';

/* Accounts of vendors from a file. */

/** An account before a row changed it, and after. */
interface Change {
  was: AccountNames;
  now: AccountNames;
}

const namesOf = ({ first_name, last_name }: UserRow): AccountNames => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
});

const isSame = (one: AccountNames, other: AccountNames): boolean =>
  one.first_name === other.first_name && one.last_name === other.last_name;

const isStaff = (user: UserRow): boolean => staffRolesOf(user).length > 0;

const stale = () => new HttpError('stale-version', { message: importTexts.staleAccount });

const hold = async (strapi: Strapi, sql: Sql, id: number): Promise<UserRow | null> => {
  await sql('up_users').where({ id }).forUpdate().first('id');
  return findUser(strapi, id);
};

const record = (
  strapi: Strapi,
  actor: Actor,
  user: UserRow,
  entry: Pick<AuditEntry, 'action' | 'changes'>,
) =>
  recordAudit(strapi, actor, {
    ...entry,
    subject: { kind: 'users', id: user.id, name: nameOf(user) },
  });

/** The user whom a row is about; null for a new one. Throws for staff, and for the address of another user than that with the id. */
const findAccount = async (
  strapi: Strapi,
  sql: Sql,
  { imported }: Work,
  { id, email }: AccountRow,
): Promise<UserRow | null> => {
  const byId = imported.key === 'id' && id !== '';
  const found = byId
    ? await hold(strapi, sql, /^\d{1,9}$/.test(id) ? Number(id) : 0)
    : await findByEmail(strapi, email);
  if (byId && !found) return fail('id', importedKind('accounts').noSuch.id());
  const user = found && (await hold(strapi, sql, found.id));
  if (user && isStaff(user)) return fail(byId ? 'id' : 'email', importTexts.staffAccount);
  if (user && email !== '' && email !== user.email) return fail('email', importTexts.otherAddress);
  return user;
};

/** Creates a user who can sign in once they have set a password, by a link that is sent with `sends`, or as if they had forgotten it. */
const createAccount = async (
  strapi: Strapi,
  actor: Actor,
  row: AccountRow,
  sends: boolean,
): Promise<UserRow> => {
  const errors = newAccountProblems(row);
  if (errors[0]) throw invalid(errors[0].message, errors);
  const { email, input } = row;
  const taken = () => fail('email', accountTexts.emailTaken);
  if (await isAddressTaken(strapi, 0, email)) taken();
  const id = await addUser(strapi, email, { ...input, confirmed: false }).catch(
    // They may have signed up at the same moment.
    (error: unknown) => {
      if (isTaken(error)) return taken();
      throw error;
    },
  );
  const user = await findUser(strapi, id);
  if (!user) throw new Error('The imported user is missing.');
  await record(strapi, actor, user, { action: 'account.create' });
  if (sends) await sendFirstPassword(strapi, user);
  return user;
};

/** Saves names as the vendor would, in the user and in their account. */
const saveNames = async (
  strapi: Strapi,
  actor: Actor,
  user: UserRow,
  names: Partial<AccountNames>,
): Promise<AccountNames> => {
  // Copies, because the query writes a time into them.
  await strapi.db.query(USER).update({ where: { id: user.id }, data: { ...names } });
  if (user.account) {
    const accounts = strapi.db.query('api::account.account');
    await accounts.update({ where: { id: user.account.id }, data: { ...names } });
  }
  const was = namesOf(user);
  const now = { ...was, ...names };
  await record(strapi, actor, user, {
    action: 'account.edit',
    changes: {
      ...(now.first_name === was.first_name
        ? {}
        : { first_name: [was.first_name, now.first_name] }),
      ...(now.last_name === was.last_name ? {} : { last_name: [was.last_name, now.last_name] }),
    },
  });
  return now;
};

const writeRow = async (strapi: Strapi, sql: Sql, work: Work): Promise<Result> => {
  const { imported, row, actor } = work;
  const read = readAccountRow(cellsOf(row), targetsOf(imported));
  const [first] = read.errors;
  if (first) throw invalid(first.message, read.errors);
  const user = await findAccount(strapi, sql, work, read);
  const target = user ? aboutId(imported, user.id) : `${imported.id}/email/${read.email}`;
  const by = namedBy(imported.key, { id: read.id }, 'email');
  await mustBeFirst(sql, imported, row, { about: target, by });
  const isRun = imported.state === 'running';
  if (!user) {
    // The check found one.
    if (isRun && row.state !== 'new') throw stale();
    const sends = isRun && imported.emails_vendors === 1;
    const made = await createAccount(strapi, actor, read, sends);
    const now = namesOf(made);
    const before = JSON.stringify({ was: now, now } satisfies Change);
    return { state: 'new', target, listing_id: made.id, before };
  }
  const was = namesOf(user);
  const { changes, errors } = accountChanges(was, read.input);
  const about = { target, listing_id: user.id };
  if (Object.keys(changes).length === 0) return { state: 'unchanged', ...about };
  if (errors[0]) throw invalid(errors[0].message, errors);
  const seen: Change | null = row.before ? JSON.parse(row.before) : null;
  if (isRun && (row.state === 'new' || !seen || !isSame(seen.was, was))) throw stale();
  const now = await saveNames(strapi, actor, user, changes);
  const before = JSON.stringify({ was, now } satisfies Change);
  return { state: 'changed', ...about, before };
};

/** Whether an account that was created has been used since, by its vendor or by staff. */
const isUsed = async (sql: Sql, { id, account, ...user }: UserRow): Promise<boolean> => {
  const { password } = await sql('up_users').where({ id }).first('password');
  const touched = [user.confirmed, user.blocked, user.last_login, user.new_email, password];
  if (touched.some(Boolean) || account?.customer_id) return true;
  const account_id = account?.id ?? -1;
  // Until the end of the transaction no listing is created for it.
  await sql('accounts').where({ id: account_id }).forUpdate().first('id');
  const uses = [
    // Deleted ones as well, which can be restored.
    ...['apps', 'services', OFFER_PAYMENTS, TRASH].map((table) => sql(table).where({ account_id })),
    sql('reviews').where({ author_id: id }),
    sql(TRASH_ROWS).where({ user_id: id }),
    sql('events').where({ actor_id: id }),
  ];
  for (const use of uses) if (await use.first('id')) return true;
  return false;
};

/** Whether the vendor was sent a link to set a password, which would be dead after Undo, and sent again by another import. */
const hasLink = async (sql: Sql, { id }: UserRow): Promise<boolean> =>
  (await sql('up_users').where({ id }).first('reset_password_token')).reset_password_token !== null;

/** Erases an account that a row created, or restores the names that it changed, unless they have changed since. */
const undoRow = async (
  strapi: Strapi,
  sql: Sql,
  { row, actor }: Work,
): Promise<string | undefined> => {
  const user = await hold(strapi, sql, row.listing_id ?? 0);
  if (!user) return importTexts.keptDeleted;
  const { was, now }: Change = JSON.parse(row.before ?? '');
  if (isStaff(user) || !isSame(now, namesOf(user))) return importTexts.keptChanged;
  if (row.state !== 'created') await saveNames(strapi, actor, user, was);
  else if (await isUsed(sql, user)) return importTexts.keptUsed;
  else if (await hasLink(sql, user)) return importTexts.keptEmailed;
  else await erasePerson(strapi, user, actor);
  return undefined;
};

export const accountRows: RowKind = {
  terms: [],
  write: writeRow,
  undo: undoRow,
};
