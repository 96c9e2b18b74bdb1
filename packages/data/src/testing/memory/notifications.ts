import {
  type ClaimKind,
  decisionKinds,
  decisionNotice,
  endsReview,
  isNotificationKind,
  type ListingValues,
  listingTypeOf,
  type ModerationEvent,
  type NotificationKind,
  type NotificationSetting,
  notificationKindsOf,
  notificationPage,
  queueNotice,
  readMark,
  readSettings,
  samePaths,
  settingsOf,
} from '@portal/domain';
import { callerMayWithAll } from './access.ts';
import { type Database, nextId, type StoredEvent, type StoredNotification } from './database.ts';
import { actorOf, type Call, fieldsStruct, invalid, ok, type Reply, read, record } from './http.ts';

/* What users are told. There are no emails, and a stream is polled. */

type Told = Pick<ModerationEvent<ListingValues>, 'kind' | 'to'> &
  Partial<ModerationEvent<ListingValues>>;

const isOwn =
  ({ user }: Call) =>
  ({ userId }: StoredNotification): boolean =>
    userId === user.id;

function recall(db: Database, kinds: readonly NotificationKind[], about: string): void {
  db.notifications = db.notifications.filter(
    (each) => each.read || each.about !== about || !kinds.includes(each.kind),
  );
}

function tell(
  { db, at }: Call,
  users: readonly number[],
  notice: Pick<StoredNotification, 'kind' | 'title' | 'text' | 'path' | 'about'>,
): void {
  for (const userId of users) {
    const own = db.notificationSettings.filter((each) => each.userId === userId);
    if (!settingsOf([notice.kind], own)[0]?.portal) continue;
    db.notifications = db.notifications.filter(
      (each) =>
        each.read ||
        each.userId !== userId ||
        each.kind !== notice.kind ||
        each.about !== notice.about,
    );
    const id = nextId(db.notifications);
    db.notifications.push({ ...notice, id, userId, read: false, createdAt: at });
  }
}

/** Tells the vendor of a decision, and moderators of what was submitted. */
export function notifyOfEvent(
  call: Call,
  subject: ClaimKind,
  about: StoredEvent['listing'],
  event: Told,
): void {
  const { db, user } = call;
  const { kind, to, noteChanged = false, note = null } = event;
  const key = `${subject}/${about.id}`;
  const listing = 'listing' in about ? about.listing : about;
  const { name } = (listing.revision ?? listing).values;
  const title = 'title' in about ? about.title : name || 'Your listing';
  const page = (scope: string) => `/${listing.collection}/${scope}/view/${listing.slug}`;
  if (endsReview(kind)) recall(db, ['queue'], key);
  if (noteChanged || kind === 'deleted') {
    const isFirst = event.from === 'PENDING' && kind !== 'deleted';
    if (!isFirst || 'listing' in about) recall(db, decisionKinds, key);
    const notice = decisionNotice({ subject, kind, to, noteChanged }, title);
    const readers = db.users.filter(({ id, accountId }) =>
      'userId' in about ? id === about.userId : accountId === listing.accountId,
    );
    const scope = to === 'APPROVED' || subject === 'special-offers' ? 'active' : 'pending';
    const asksVendor = subject === 'special-offers' && kind === 'changes-requested';
    const ofOffer = asksVendor ? `/special-offers/edit/${about.id}` : page(scope);
    const path = subject === 'reviews' ? '/reviews' : ofOffer;
    if (notice)
      tell(
        call,
        readers.map(({ id }) => id),
        { ...notice, text: note, path, about: key },
      );
  }
  if (kind !== 'submitted') return;
  const staff = db.users.filter(
    (each) => each.id !== user.id && callerMayWithAll({ user: each, db }, 'listing.decide'),
  );
  const type = `${listingTypeOf(listing.collection)}s`;
  const paths: Record<ClaimKind, string> = {
    ...{ apps: page('pending'), services: page('pending') },
    reviews: `/reviews/${type}/pending/view/${about.id}`,
    'special-offers': `/special-offers/${type}/pending`,
  };
  const notice = queueNotice(subject, subject === 'reviews' ? name : title);
  const ids = staff.map(({ id }) => id);
  tell(call, ids, { ...notice, text: null, path: paths[subject], about: key });
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

export function saveSettings(call: Call): Reply {
  const { db, user } = call;
  const { settings, errors } = readSettings(read(call.body, fieldsStruct).data, kindsOf(call));
  if (!settings) throw invalid(errors[0]?.message ?? '', errors);
  const isKept = ({ userId, kind }: (typeof db.notificationSettings)[number]) =>
    userId !== user.id || !settings.some((each) => each.kind === kind);
  const saved = settings.map((each) => ({ ...each, userId: user.id }));
  db.notificationSettings = [...db.notificationSettings.filter(isKept), ...saved];
  return notificationSettings(call);
}
