import {
  type ClaimKind,
  decisionKinds,
  decisionNotice,
  endsReview,
  isNotificationKind,
  type ListingValues,
  listingTypeOf,
  type ModerationEvent,
  messageKind,
  messageNotice,
  type NoticeWords,
  type NotificationKind,
  type NotificationSetting,
  notificationKindsOf,
  notificationPage,
  obsoleteNotices,
  queuedKinds,
  queueKinds,
  queueNotice,
  queuePart,
  readMark,
  readSettings,
  remarkNotice,
  reportKey,
  reviewAsides,
  reviewNotices,
  samePaths,
  settingsOf,
} from '@portal/domain';
import { callerMayWithAll } from './access.ts';
import {
  type Database,
  nextId,
  type StoredEvent,
  type StoredListing,
  type StoredMessage,
  type StoredNotification,
  type StoredReview,
} from './database.ts';
import {
  actorOf,
  type Call,
  fieldsStruct,
  invalid,
  isAdmin,
  ok,
  type Reply,
  read,
  record,
} from './http.ts';
import { isOfFormerVendor, readMark as lastRead } from './shapes.ts';

/* What users are told. There are no emails, and a stream is polled. */

type Told = Pick<ModerationEvent<ListingValues>, 'kind' | 'to'> &
  Partial<ModerationEvent<ListingValues>>;

const isOwn =
  ({ user }: Call) =>
  ({ userId }: StoredNotification): boolean =>
    userId === user.id;

function recall(db: Database, kinds: readonly NotificationKind[], about: string) {
  const isRecalled = (each: StoredNotification) =>
    !each.read && each.about === about && kinds.includes(each.kind);
  const recalled = db.notifications.filter(isRecalled);
  db.notifications = db.notifications.filter((each) => !isRecalled(each));
  return recalled;
}

/** Brings back what a decision that is taken back had recalled. */
function restoreRecalled(db: Database, about: StoredEvent['listing']): void {
  const decided = db.events.findLast(({ listing, recalled }) => listing === about && recalled);
  db.notifications.push(...(decided?.recalled ?? []));
  db.notifications.sort((a, b) => a.id - b.id);
}

type Notice = Pick<StoredNotification, 'kind' | 'path' | 'about'> & {
  words: () => NoticeWords;
};

/** @param by Who did it. They are not told: of theirs, an earlier notification is only removed. */
function tell(
  { db, at }: Call,
  users: readonly { id: number }[],
  { words, ...notice }: Notice,
  by?: number,
): void {
  const { title, text = null } = words();
  for (const { id: userId } of users) {
    db.notifications = db.notifications.filter(
      (each) =>
        each.read ||
        each.userId !== userId ||
        each.kind !== notice.kind ||
        each.about !== notice.about,
    );
    const own = db.notificationSettings.filter((each) => each.userId === userId);
    if (userId === by || !settingsOf([notice.kind], own)[0]?.portal) continue;
    const id = nextId(db.notifications);
    db.notifications.push({ ...notice, title, text, id, userId, read: false, createdAt: at });
  }
}

/** Of a listing or, for an offer, of the account that bought it. */
const vendorsOf = ({ db }: Call, { accountId }: Pick<StoredListing, 'accountId'>) =>
  db.users.filter((user) => accountId !== null && user.accountId === accountId);

const pageOf = (listing: StoredListing, scope: 'pending' | 'active'): string =>
  `/${listing.collection}/${scope}/view/${listing.slug}`;

/** Tells the vendor of a review, and its author, as the backend does. */
function notifyOfReview(call: Call, review: StoredReview, event: Told, about: string): void {
  const { listing, comment, reply, userId } = review;
  recall(call.db, obsoleteNotices(event.kind), about);
  const texts = { listing: listing.values.name, comment, reply: reply?.text ?? null };
  const notices = reviewNotices(event.kind, { ...texts, note: event.note ?? null, to: event.to });
  const path = '/reviews/received';
  const readers = {
    vendor: { users: vendorsOf(call, listing), path, about },
    author: { users: [{ id: userId }], path: '/reviews', about },
    reporter: {
      users: call.db.users.filter(({ accountId }) => accountId === review.report?.accountId),
      path,
      about: reportKey(review.id),
    },
  };
  for (const { to, ...notice } of notices) {
    const { users, ...of } = readers[to];
    tell(call, users, { ...notice, ...of });
  }
}

/** A decision that closed the report was undone. */
export function recallReport({ db }: Call, { id }: StoredReview): void {
  recall(db, ['review-decided'], reportKey(id));
}

/** Whom a submission answers: the admin to whom the listing is assigned, else the one who requested changes. */
function waitingReviewerOf({ db }: Call, about: StoredEvent['listing']): number | undefined {
  const moves = db.events.filter(
    ({ listing, kind }) => listing === about && queueKinds.includes(kind),
  );
  const before = moves.at(-2);
  if (before?.kind !== 'changes-requested') return undefined;
  return ('collection' in about ? db.assignments.get(about) : undefined) ?? before.actorId;
}

/** Tells users of an event, after it was added to the history. */
export function notifyOfEvent(
  call: Call,
  subject: ClaimKind,
  about: StoredEvent['listing'],
  event: Told,
): void {
  const { db, user } = call;
  const { kind, to, noteChanged = false, note = null } = event;
  const key = `${subject}/${about.id}`;
  const queued = key + queuePart(kind);
  const listing = 'listing' in about ? about.listing : about;
  const { name } = (listing.revision ?? listing).values;
  const title = 'title' in about ? about.title : name;
  const isNew = kind === 'submitted' || kind === 'replied' || kind === 'reported';
  if (endsReview(kind) || (reviewAsides.includes(kind) && !isNew)) {
    const recalled = recall(db, queuedKinds, queued);
    Object.assign(db.events.at(-1) ?? {}, { recalled });
  }
  if (kind === 'reopened') restoreRecalled(db, about);
  if ('comment' in about) notifyOfReview(call, about, event, key);
  if (noteChanged || kind === 'deleted') {
    const isFirst = event.from === 'PENDING' && kind !== 'deleted';
    if (!isFirst || 'listing' in about) recall(db, decisionKinds, key);
    const notice = decisionNotice({ subject, kind, to, noteChanged }, title, note);
    const readers =
      'userId' in about ? db.users.filter(({ id }) => id === about.userId) : vendorsOf(call, about);
    const scope = to === 'APPROVED' || subject === 'special-offers' ? 'active' : 'pending';
    const asksVendor = subject === 'special-offers' && kind === 'changes-requested';
    const ofOffer = asksVendor ? `/special-offers/edit/${about.id}` : pageOf(listing, scope);
    // The buyer may open the page of the listing only as long as it is theirs.
    const isFormer = 'title' in about && isOfFormerVendor(about);
    const ofBuyer = isFormer ? '/special-offers' : ofOffer;
    const path = subject === 'reviews' ? '/reviews' : ofBuyer;
    // Those who decide on their own know it.
    if (notice) tell(call, readers, { ...notice, path, about: key }, user.id);
  }
  if (!isNew) return;
  const staff = db.users.filter(
    (each) => each.id !== user.id && callerMayWithAll({ user: each, db }, 'listing.decide'),
  );
  const type = `${listingTypeOf(listing.collection)}s`;
  const paths: Record<ClaimKind, string> = {
    apps: pageOf(listing, 'pending'),
    services: pageOf(listing, 'pending'),
    reviews: `/reviews/${type}/pending/view/${about.id}`,
    'special-offers': `/special-offers/${type}/pending`,
  };
  const asker = kind === 'submitted' ? waitingReviewerOf(call, about) : undefined;
  const of = { path: paths[subject], about: queued };
  const others = staff.filter(({ id }) => id !== asker);
  tell(call, others, { ...queueNotice(subject, title, kind), ...of });
  const asking = staff.filter(({ id }) => id === asker);
  tell(call, asking, {
    ...remarkNotice(title, event.remarks ?? [], call.db.brand?.brand.names.nzOwned),
    ...of,
  });
}

/** Tells the vendor of an admin's messages, or of the vendor's messages the admin to whom the listing is assigned, else all who decide. */
export function notifyOfMessage(call: Call, { listing, userId }: StoredMessage): void {
  const { db } = call;
  const admins = db.users.filter(isAdmin).map(({ id }) => id);
  const fromAdmin = admins.includes(userId);
  const assignee = db.assignments.get(listing);
  const answered = messageKind(false);
  if (fromAdmin)
    for (const row of db.notifications)
      if (row.kind === answered && row.about === `${listing.collection}/${listing.id}`)
        row.read = true;
  const readers = fromAdmin
    ? vendorsOf(call, listing)
    : db.users.filter((each) =>
        assignee === undefined
          ? each.id !== userId && callerMayWithAll({ user: each, db }, 'assignment.save')
          : each.id === assignee,
      );
  const readTo = Math.max(0, ...readers.map((user) => lastRead(listing, { db, user }).to));
  const unread = db.messages
    .filter((each) => each.listing === listing && admins.includes(each.userId) === fromAdmin)
    .filter(({ id }) => id > readTo);
  if (unread.length === 0) return;
  const isLive = listing.status === 'APPROVED' && !listing.revision;
  const text = unread.map((each) => each.text).join('\n\n');
  tell(call, readers, {
    ...messageNotice(fromAdmin, listing.values.name, text),
    path: `${pageOf(listing, isLive ? 'active' : 'pending')}?messages`,
    about: `${listing.collection}/${listing.id}`,
  });
}

/** Marks what a reader was told of messages as read. */
export function markNoticesRead({ db, user }: Call, listing: StoredListing): void {
  const kind = messageKind(!isAdmin(user));
  const about = `${listing.collection}/${listing.id}`;
  for (const row of db.notifications)
    if (row.userId === user.id && row.kind === kind && row.about === about) row.read = true;
}

function unread(call: Call) {
  const ids = call.db.notifications.filter((each) => isOwn(call)(each) && !each.read);
  return { unread: ids.length, latest: ids.at(-1)?.id ?? 0 };
}

export const unreadNotifications = (call: Call): Reply => record(unread(call));

export function listNotifications(call: Call): Reply {
  const { db, query } = call;
  const kind = query.get('kind') ?? '';
  if (kind !== '' && !isNotificationKind(kind))
    throw invalid('kind is not valid', [{ path: ['kind'], message: 'kind is not valid' }]);
  const before = Number(query.get('cursor') ?? Number.MAX_SAFE_INTEGER);
  const limit = Math.min(Number(query.get('limit') ?? notificationPage.size), notificationPage.max);
  const found = db.notifications
    .filter(isOwn(call))
    .filter((each) => each.id < before && (kind === '' || each.kind === kind))
    .filter((each) => query.get('unread') !== 'true' || !each.read)
    .toReversed();
  const page = found.slice(0, limit);
  const next_cursor = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  return ok({
    data: page.map(({ userId: _, about: __, ...row }) => row),
    meta: { pagination: { limit, next_cursor }, unread: unread(call).unread },
  });
}

export function markNotifications(call: Call): Reply {
  const { mark, errors } = readMark(read(read(call.body, fieldsStruct).data, fieldsStruct));
  if (!mark) throw invalid(errors[0]?.message ?? '', errors);
  const { marked } = mark;
  for (const row of call.db.notifications.filter(isOwn(call))) {
    const isMarked =
      'ids' in marked
        ? marked.ids.includes(row.id)
        : 'up_to' in marked
          ? row.id <= marked.up_to
          : samePaths(marked.path).includes(row.path);
    if (isMarked) row.read = mark.read;
  }
  return unreadNotifications(call);
}

const kindsOf = ({ user }: Call): NotificationKind[] => notificationKindsOf(actorOf(user));

export function notificationSettings(call: Call): Reply {
  const own = call.db.notificationSettings.filter(({ userId }) => userId === call.user.id);
  const shape = ({ kind, portal, email }: NotificationSetting) => ({ kind, portal, email });
  return record(settingsOf(kindsOf(call), own).map(shape));
}

export function saveNotificationSettings(call: Call): Reply {
  const { db, user } = call;
  const { settings, errors } = readSettings(read(call.body, fieldsStruct).data, kindsOf(call));
  if (!settings) throw invalid(errors[0]?.message ?? '', errors);
  const isKept = ({ userId, kind }: (typeof db.notificationSettings)[number]) =>
    userId !== user.id || !settings.some((each) => each.kind === kind);
  const saved = settings.map((each) => ({ ...each, userId: user.id }));
  db.notificationSettings = [...db.notificationSettings.filter(isKept), ...saved];
  return notificationSettings(call);
}
