import {
  type AuditAction,
  type AuditChanges,
  type AuditKind,
  activityTexts,
  auditActionOf,
  auditColumns,
  auditReach,
  auditText,
  type Collection,
  csvLine,
  csvMark,
  isAuditKind,
  readStatus,
} from '@portal/domain';
import {
  type Database,
  nextId,
  type StoredAudit,
  type StoredEvent,
  type StoredUser,
} from './database.ts';
import { actorOf, type Call, ok, type Reply } from './http.ts';
import { badParameter, daysIn, listed } from './lists.ts';

/* The audit log. Days are in UTC. */

/** The address and device of every call. */
const origin = { address: '203.0.113.7', device: 'Firefox on Linux' };

export const nameOf = ({ firstName, lastName }: StoredUser): string => `${firstName} ${lastName}`;

interface NewEntry {
  subject: StoredAudit['subject'];
  changes?: AuditChanges;
  reason?: string | null;
}

type Caller = Pick<Call, 'db' | 'at' | 'user'>;

/** Adds an entry. */
export function audit({ db, at, user }: Caller, action: AuditAction, entry: NewEntry): void {
  const { subject, changes = {}, reason = null } = entry;
  const actor = { id: user.id, name: nameOf(user), roles: actorOf(user).staff };
  const id = nextId(db.audit);
  db.audit.push({ id, createdAt: at, actor, ...origin, action, subject, changes, reason });
}

/** An entry about a user. */
export const auditUser = (
  call: Caller,
  action: AuditAction,
  user: StoredUser,
  more: Omit<NewEntry, 'subject'> = {},
): void =>
  audit(call, action, { subject: { kind: 'users', id: user.id, name: nameOf(user) }, ...more });

/** An entry about the caller. */
export const auditOwn = (call: Caller, action: AuditAction, changes: AuditChanges = {}): void =>
  auditUser(call, action, call.user, { changes });

function aboutOf(record: StoredEvent['listing']) {
  if ('collection' in record) {
    const { collection, id, values } = record;
    return { area: 'listing', subject: { kind: collection, id, name: values.name } } as const;
  }
  const { id, listing } = record;
  if ('title' in record) {
    return { area: 'offer', subject: { kind: 'special-offers', id, name: record.title } } as const;
  }
  return { area: 'review', subject: { kind: 'reviews', id, name: listing.values.name } } as const;
}

/** The audit log has the events of staff. */
export function auditEvent(
  call: Call,
  record: StoredEvent['listing'],
  {
    kind,
    from,
    to,
    note = null,
    changes = {},
  }: Pick<StoredEvent, 'kind' | 'from' | 'to'> & { note?: string | null; changes?: AuditChanges },
): void {
  const { area, subject } = aboutOf(record);
  const action = auditActionOf(area, kind);
  if (!call.user.staff || !action) return;
  const status: AuditChanges = from === to ? {} : { status: [from, to] };
  audit(call, action, { subject, changes: { ...status, ...changes }, reason: note });
}

/** Whether an entry passes a filter. */
const filters: Record<string, (value: string) => (entry: StoredAudit) => boolean> = {
  actor(value) {
    if (!/^\d{1,9}$/.test(value)) throw badParameter('actor', 'actor must be the ID of a user');
    return ({ actor }) => String(actor?.id) === value;
  },
  action(value) {
    if (!/^[a-zA-Z]{1,30}(\.[a-zA-Z]{1,30})?$/.test(value))
      throw badParameter('action', 'action must be an action or the first part of one');
    return ({ action }) => action === value || action.startsWith(`${value}.`);
  },
  record(value) {
    const [kind, id = ''] = value.split('/');
    if (!isAuditKind(kind) || !/^\d{1,9}$/.test(id))
      throw badParameter('record', 'record must be a kind and an ID, such as apps/12');
    return ({ subject }) => `${subject?.kind}/${subject?.id}` === value;
  },
  from(from) {
    const isIn = daysIn(new URLSearchParams({ from }), 'from', 'to');
    return ({ createdAt }) => isIn(createdAt);
  },
  to(to) {
    const isIn = daysIn(new URLSearchParams({ to }), 'from', 'to');
    return ({ createdAt }) => isIn(createdAt);
  },
};

function found({ db, query }: Call): StoredAudit[] {
  const tests = [...query].flatMap(([name, value]) => {
    if (name.startsWith('pagination') || value === '') return [];
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) throw badParameter(name, `The audit log has no filter ${name}`);
    return [filter(value)];
  });
  const newestFirst = db.audit.toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  );
  return newestFirst.filter((entry) => tests.every((test) => test(entry))).slice(0, auditReach);
}

/** The page of the query, without its filters. */
const pageOf = (rows: readonly object[], query: URLSearchParams): Reply => {
  const pages = new URLSearchParams([...query].filter(([name]) => name.startsWith('pagination')));
  return listed(
    rows.map((row) => ({ ...row })),
    pages,
    () => [''],
  );
};

interface Rows {
  id: number;
  status?: string;
  listing?: { collection: Collection };
}

/** The records of a kind. */
function rowsOf(db: Database, kind: AuditKind): readonly Rows[] {
  if (kind === 'apps' || kind === 'services')
    return db.listings.filter(({ collection }) => collection === kind);
  if (kind === 'special-offers') return db.offers;
  if (kind === 'files') return db.media;
  if (kind === 'accounts') return db.users.map(({ accountId }) => ({ id: accountId }));
  return db[kind];
}

/** What the page of a record depends on: the type of the listing of a review or offer, its list, and whether it still exists. */
function recordOf(db: Database, { kind, id }: NonNullable<StoredAudit['subject']>) {
  const row = rowsOf(db, kind).find((each) => each.id === id);
  const active = readStatus(row?.status) === 'APPROVED';
  return {
    type: row?.listing?.collection ?? null,
    scope: row?.status === undefined ? null : active ? 'active' : 'pending',
    exists: row !== undefined,
  };
}

export const listAudit = (call: Call): Reply =>
  pageOf(
    found(call).map(({ subject, ...entry }) => ({
      ...entry,
      subject: subject && { ...subject, ...recordOf(call.db, subject) },
    })),
    call.query,
  );

export function auditStaff({ db }: Call): Reply {
  const data = db.users
    .filter(({ staff }) => staff)
    .map((user) => ({ id: user.id, name: nameOf(user), roles: actorOf(user).staff }));
  return ok({ data, meta: {} });
}

export function exportAudit(call: Call): Reply {
  const lines = found(call).map(
    ({ createdAt, actor, address, device, action, subject, changes, reason }) =>
      csvLine([
        ...[createdAt, actor?.id ?? null, actor?.name ?? null, actor?.roles.join(' ') ?? null],
        ...[address, device, action, auditText(action, subject?.name ?? '', changes)],
        ...[subject?.id ? `${subject.kind}/${subject.id}` : null, subject?.name ?? null],
        ...[Object.keys(changes).length > 0 ? JSON.stringify(changes) : null, reason],
      ]),
  );
  const filters = [...call.query].map(([name, value]) => [name, [null, value]] as const);
  audit(call, 'audit.export', { subject: null, changes: Object.fromEntries(filters) });
  return ok(csvMark + csvLine(auditColumns()) + lines.join(''));
}

export function myActivity({ db, user, query }: Call): Reply {
  const rows = db.audit
    .filter(({ action, subject }) => {
      const isMine =
        (subject?.kind === 'users' && subject.id === user.id) ||
        (subject?.kind === 'accounts' && subject.id === user.accountId);
      return isMine && Object.hasOwn(activityTexts, action);
    })
    .toReversed()
    .map(({ id, createdAt, action, actor, address, device }) => {
      const by =
        actor === null && address !== null ? 'visitor' : actor?.id === user.id ? 'you' : 'team';
      const shown = by === 'team' ? { address: null, device: null } : { address, device };
      return { id, createdAt, action, by, ...shown };
    });
  return pageOf(rows, query);
}
