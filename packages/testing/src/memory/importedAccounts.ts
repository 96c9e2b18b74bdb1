import {
  type AccountNames,
  type AccountRow,
  accountChanges,
  importedKind,
  importTexts,
  namedBy,
  newAccountProblems,
  readAccountRow,
} from '@portal/domain';
import { rolesOf } from './accounts.ts';
import { auditUser } from './audit.ts';
import { type Database, deletedRecords, nextId, type StoredUser } from './database.ts';
import { type Call, HttpError, invalid } from './http.ts';
import { callFor, fail, setAbout } from './importRows.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';

const namesOf = ({ firstName, lastName }: StoredUser): AccountNames => ({
  first_name: firstName,
  last_name: lastName,
});

const isSame = (one: AccountNames | undefined, other: AccountNames): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const stale = () => new HttpError('stale-version', { message: importTexts.staleAccount });

/** The user whom a row is about; undefined for a new one. */
function findAccount(
  db: Database,
  key: StoredImport['key'],
  { id, email }: AccountRow,
): StoredUser | undefined {
  const byId = key === 'id' && id !== '';
  const user = db.users.find((each) => (byId ? String(each.id) === id : each.email === email));
  if (byId && !user) return fail('id', importedKind('accounts').noSuch.id());
  if (user && rolesOf(user).length > 0)
    return fail(byId ? 'id' : 'email', importTexts.staffAccount);
  if (user && email !== '' && email !== user.email) return fail('email', importTexts.otherAddress);
  return user;
}

function createAccount(call: Call, row: AccountRow): StoredUser {
  const errors = newAccountProblems(row);
  if (errors[0]) throw invalid(errors[0].message, errors);
  const { db, at } = call;
  const id = nextId(db.users);
  const { first_name: firstName = '', last_name: lastName = '' } = row.input;
  const user: StoredUser = {
    id,
    accountId: id,
    email: row.email,
    password: '',
    firstName,
    lastName,
    staff: false,
    confirmed: false,
    newsletter: false,
    plan: 'free',
    createdAt: at,
  };
  db.users.push(user);
  auditUser(call, 'account.create', user);
  return user;
}

function saveNames(call: Call, user: StoredUser, names: Partial<AccountNames>): void {
  const { first_name: firstName = user.firstName, last_name: lastName = user.lastName } = names;
  const { firstName: first, lastName: last } = user;
  Object.assign(user, { firstName, lastName });
  auditUser(call, 'account.edit', user, {
    changes: {
      ...(first === firstName ? {} : { first_name: [first, firstName] }),
      ...(last === lastName ? {} : { last_name: [last, lastName] }),
    },
  });
}

/** Checks a row, or creates or changes its account. */
export function doAccountRow(
  call: Call,
  imported: StoredImport,
  row: ImportRow,
  writes: boolean,
): void {
  const { targets, key } = imported;
  const read = readAccountRow(row.cells, targets);
  if (read.errors[0]) throw invalid(read.errors[0].message, read.errors);
  const found = findAccount(call.db, key, read);
  const about = found ? `id/${found.id}` : `email/${read.email}`;
  setAbout(imported, row, { about, by: namedBy(key, { id: read.id }, 'email') });
  const changing = callFor(call, writes, {}, found?.id);
  if (!found) {
    // The check found one.
    if (writes && row.state !== 'new') throw stale();
    const made = createAccount(changing, read);
    row.state = writes ? 'created' : 'new';
    row.account = { was: namesOf(made), now: namesOf(made), emailed: imported.emailsVendors };
    row.done = { id: made.id };
    return;
  }
  const was = namesOf(found);
  const { changes, errors } = accountChanges(was, read.input);
  row.state = 'unchanged';
  if (Object.keys(changes).length === 0) return;
  if (errors[0]) throw invalid(errors[0].message, errors);
  if (writes && !isSame(row.account?.was, was)) throw stale();
  const user = changing.db.users.find(({ id }) => id === found.id);
  if (user) saveNames(changing, user, changes);
  row.state = writes ? 'saved' : 'changed';
  row.account = { was, now: { ...was, ...changes } };
  row.done = { id: found.id };
}

/** Whether an account that was created has been used since. */
const isUsed = ({ db }: Call, user: StoredUser): boolean =>
  user.confirmed ||
  [user.password, user.lastLogin, user.blockedReason, user.deletesAt, user.newEmail].some(
    Boolean,
  ) ||
  // Deleted ones as well, which can be restored.
  [...db.listings, ...db.reviews, ...deletedRecords(db)].some(
    (each) =>
      ('accountId' in each && each.accountId === user.accountId) ||
      ('userId' in each && each.userId === user.id),
  ) ||
  db.events.some(({ actorId }) => actorId === user.id);

/** Deletes the account that a row created, or restores what it changed. */
export function undoAccountRow(call: Call, row: ImportRow): void {
  const { users } = call.db;
  const user = users.find(({ id }) => id === row.done?.id);
  const created = row.state === 'created';
  const change = row.account;
  const isTouched = user && (rolesOf(user).length > 0 || !isSame(change?.now, namesOf(user)));
  const reason = !user
    ? importTexts.keptDeleted
    : isTouched
      ? importTexts.keptChanged
      : created && isUsed(call, user)
        ? importTexts.keptUsed
        : created && change?.emailed
          ? importTexts.keptEmailed
          : undefined;
  if (!user || !change || reason) {
    row.state = 'kept';
    row.problems = [{ path: ['row'], message: reason ?? importTexts.keptDeleted }];
    return;
  }
  if (created) {
    users.splice(users.indexOf(user), 1);
    auditUser(call, 'account.erase', user);
  } else saveNames(call, user, change.was);
  row.state = 'undone';
}
