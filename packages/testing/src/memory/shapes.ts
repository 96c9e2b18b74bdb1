import type { LinkHealth } from '@portal/data/internal/schemas/listing';
import type { UserPlan } from '@portal/data/internal/schemas/user';
import {
  type Collection,
  changedFields,
  checkedLinks,
  fieldsOfCollection,
  isInternalEvent,
  isOfKind,
  type ListingField,
  type ListingValues,
  linkCheckName,
  listingTypeOf,
  mayWithoutFactor,
  newMessages,
  noReply,
  shortStatus,
  storedName,
  visibleRevision,
} from '@portal/domain';
import { clock } from '../clock.ts';
import type {
  Database,
  StoredEvent,
  StoredListing,
  StoredMedia,
  StoredOffer,
  StoredReview,
  StoredTerm,
  StoredUser,
} from './database.ts';
import { actorOf, type Call, isAdmin } from './http.ts';

/* Converts stored rows to wire format. */

/** Whether the user cannot sign in: they are blocked, or their account is being deleted. */
export const isClosed = ({ blockedReason, deletesAt }: StoredUser): boolean =>
  blockedReason !== undefined || deletesAt !== undefined;

/** Whether the directory shows a listing: a live one, unless it or those of its account are hidden. */
export const isShown = (
  { status, accountId, linkHiddenAt }: Pick<StoredListing, 'status' | 'accountId' | 'linkHiddenAt'>,
  db: Database,
): boolean => status === 'APPROVED' && !linkHiddenAt && !isHidden(accountId, db);

const isHidden = (account: number, db: Database): boolean =>
  db.users.some(
    ({ accountId, hidesListings, deletesAt }) =>
      accountId === account && (hidesListings || deletesAt !== undefined),
  );

export const identity = ({ id }: { id: number }) => ({ id, documentId: String(id) });

export function personShape(user: StoredUser | undefined) {
  if (!user) return null;
  const { accountId, firstName, lastName, email } = user;
  return { id: accountId, first_name: firstName, last_name: lastName, email };
}

/** The same for its owner. */
export const ownPersonShape = (user: StoredUser) => ({
  ...personShape(user),
  waits_for: user.newEmail ?? null,
});

/** The plan follows from the status of the subscription, as in the backend; without a subscription it is the stored one. */
export function planOf({ id, plan }: StoredUser, db: Database): UserPlan {
  const subscription = db.cards.get(id)?.subscription;
  if (!subscription) return plan;
  const { status } = subscription;
  if (status === 'trialing') return 'trial';
  return status === 'active' || status === 'past_due' ? 'paid' : 'free';
}

/** A user, for themselves. `viewer` views the portal as this user. */
export const hasFactor = ({ factors }: StoredUser): boolean =>
  factors !== undefined && (factors.totp !== undefined || factors.passkeys.length > 0);

/** Whether the setting demands a second factor that the user does not have. */
export const factorRequired = (user: StoredUser, db: Database): boolean =>
  !hasFactor(user) && !mayWithoutFactor(actorOf(user), db.staffSecondFactor === true);

export function userShape(user: StoredUser, db: Database, viewer: StoredUser | null = null) {
  const cards = db.cards.get(user.id);
  return {
    id: user.id,
    username: user.email,
    email: user.email,
    blocked: isClosed(user),
    confirmed: user.confirmed,
    provider: 'local',
    redirect_url: null,
    newsletter: user.newsletter,
    language: user.language ?? null,
    list_columns: user.listColumns ?? [],
    staff: user.staff,
    super: false,
    staff_roles: actorOf(user).staff,
    second_factor_required: !viewer && factorRequired(user, db),
    viewed_by: viewer && {
      name: `${viewer.firstName} ${viewer.lastName}`,
      until: new Date(clock.getTime() + 1_800_000).toISOString(),
    },
    last_login: user.lastLogin ?? null,
    first_name: user.firstName,
    last_name: user.lastName,
    django_id: null,
    account: ownPersonShape(user),
    customer_id: cards ? `cus_${user.id}` : null,
    subscription_id: cards?.subscription ? `sub_${user.id}` : null,
    plan: planOf(user, db),
  };
}

export function termShape(term: StoredTerm, table: string) {
  return { id: term.id, name: term.name, slug: term.slug, url: `/${table}/${term.slug}` };
}

export function subcategoryShape(term: StoredTerm, db: Database) {
  const category = db.categories.find(({ id }) => id === term.categoryId);
  return {
    ...termShape(term, 'subcategories'),
    category: { id: category?.id ?? 0, name: category?.name ?? '' },
    category_id: category?.id ?? 0,
  };
}

export function mediaShape({ ownerId: _, source: __, ...media }: StoredMedia) {
  return {
    alternativeText: null,
    caption: null,
    ...media,
    width: 320,
    height: 320,
    blurhash: null,
    formats: null,
  };
}

function chosen(ids: readonly number[], terms: readonly StoredTerm[]): StoredTerm[] {
  return ids.flatMap((id) => terms.find((term) => term.id === id) ?? []);
}

/** The team of a service; a member's index is its id. */
export function teamShape({ team_members }: ListingValues, db: Database) {
  return team_members.map(({ photo, ...member }, index) => {
    const media = db.media.find(({ id }) => id === photo);
    return { id: index + 1, ...member, photo: media ? mediaShape(media) : null };
  });
}

function fieldShape(values: ListingValues, name: ListingField, db: Database): unknown {
  if (isOfKind(name, 'terms'))
    return chosen(values[name], db[name]).map((term) =>
      name === 'subcategories' ? subcategoryShape(term, db) : termShape(term, name),
    );
  if (isOfKind(name, 'people')) return teamShape(values, db);
  if (!isOfKind(name, 'image')) return values[storedName(name)];
  const picture = db.media.find(({ id }) => id === values[storedName(name)]);
  return picture ? mediaShape(picture) : null;
}

/** The values of a listing under their stored names. */
export const fieldShapes = (collection: Collection, values: ListingValues, db: Database) =>
  Object.fromEntries(
    fieldsOfCollection(collection).map((name) => [storedName(name), fieldShape(values, name, db)]),
  );

/** The links of a live listing; undefined for others. */
export function linksShape({
  status,
  values,
  links = [],
}: StoredListing): LinkHealth[] | undefined {
  if (status !== 'APPROVED') return undefined;
  return checkedLinks.flatMap((field) => {
    const url = values[field];
    const unknown = { result: null, detail: null, checked: null, since: null, broken: false };
    const known = links.find((link) => link.field === field);
    return url ? [{ field, url, ...unknown, due: false, ...known }] : [];
  });
}

const readKey = (user: StoredUser, { collection, id }: StoredListing) =>
  `${user.id}/${collection}/${id}`;

/** The last message about a listing that a user has read, and a function that marks one as read. */
export const readMark = (listing: StoredListing, { db, user }: Pick<Call, 'db' | 'user'>) => ({
  to: db.messagesRead.get(readKey(user, listing)) ?? 0,
  set: (message: number) => db.messagesRead.set(readKey(user, listing), message),
});

/** The messages about a listing that the user may see: a vendor those of its time as owner. */
export const seenMessages = (listing: StoredListing, { db, user }: Pick<Call, 'db' | 'user'>) =>
  db.messages.filter(
    (message) =>
      message.listing === listing && (isAdmin(user) || message.accountId === listing.accountId),
  );

/** The messages about a listing that are new to the user. */
function unreadBy(listing: StoredListing, call: Pick<Call, 'db' | 'user'>) {
  const staff = new Set(call.db.users.filter(isAdmin).map(({ id }) => id));
  const messages = seenMessages(listing, call).map(({ id, userId }) => ({
    id,
    byAdmin: staff.has(userId),
  }));
  return newMessages(messages, {
    admin: isAdmin(call.user),
    readTo: readMark(listing, call).to,
  });
}

const assigneeShape = (listing: StoredListing, db: Database) => {
  const user = db.users.find(({ id }) => id === db.assignments.get(listing));
  return user ? { id: user.id, name: `${user.firstName} ${user.lastName}` } : null;
};

export function listingShape(
  listing: StoredListing,
  scope: 'live' | 'pending',
  { db, user }: Pick<Call, 'db' | 'user'>,
) {
  const { collection } = listing;
  const revision = visibleRevision(listing, actorOf(user));
  const { values, ...submission } = scope === 'pending' && revision ? revision : listing;
  const owner = db.users.find(({ accountId }) => accountId === listing.accountId);
  const reviews = db.reviews.filter(
    (review) => review.listing === listing && review.status === 'APPROVED',
  );
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    ...identity(listing),
    type: listingTypeOf(collection),
    slug: listing.slug,
    url: `/${collection}/${listing.slug}`,
    ...fieldShapes(collection, values, db),
    ...(collection === 'services' ? { featured: false, apps: [] } : {}),
    status: submission.status,
    note: submission.note,
    draft: submission.draft,
    revision: revision !== null,
    ...(scope === 'pending' && revision
      ? {
          changed_fields: changedFields(listing.values, revision.values),
          beside: { status: listing.status, draft: listing.draft },
        }
      : {}),
    version: listing.version,
    submitted_at: submission.submittedAt,
    decided_at: submission.decidedAt,
    request: submission.status === 'PENDING' ? submission.request : null,
    rating: reviews.length > 0 ? sum / reviews.length : null,
    num_reviews: reviews.length,
    new_messages: unreadBy(listing, { db, user }).length,
    account: personShape(owner),
    ...(linksShape(listing) ? { links: linksShape(listing) } : {}),
    ...(listing.linkHiddenAt ? { link_hidden_at: listing.linkHiddenAt } : {}),
    ...(isAdmin(user) && isHidden(listing.accountId, db) ? { hidden: true } : {}),
    ...(isAdmin(user) ? { assignee: assigneeShape(listing, db) } : {}),
    created_by_obj:
      isAdmin(user) || listing.createdById === user.id
        ? personShape(db.users.find(({ id }) => id === listing.createdById))
        : null,
    createdAt: listing.createdAt,
    updatedAt: submission.updatedAt,
  };
}

function linkShape(listing: StoredListing) {
  return { id: listing.id, name: listing.values.name, slug: listing.slug };
}

export function subjectShape(listing: StoredListing, { media }: Database) {
  const logo = media.find(({ id }) => id === listing.values.logo)?.url ?? null;
  return { ...linkShape(listing), type: listingTypeOf(listing.collection), logo };
}

/** The name of the actor of an event that no user made. */
const byLinkCheck = ({ kind }: StoredEvent): string => (kind === 'hidden' ? linkCheckName : '');

/** Whether a user learns of an event. */
export const seesEvent = (event: StoredEvent, viewer: StoredUser): boolean => {
  if (isAdmin(viewer)) return true;
  const since = 'collection' in event.listing ? event.listing.movedBy : undefined;
  return !isInternalEvent(event) && event.id >= (since ?? 0);
};

export function eventShape(event: StoredEvent, viewer: StoredUser, db: Database) {
  const actor = db.users.find(({ id }) => id === event.actorId);
  return {
    id: event.id,
    kind: event.kind,
    from: event.from,
    to: event.to,
    note: event.note,
    ...(isAdmin(viewer) ? { internal_note: event.internalNote } : {}),
    fields: event.fields,
    ...(event.remarks?.length ? { remarks: event.remarks } : {}),
    ...(event.payment ? { payment: event.payment } : {}),
    ...(event.restored ? { restored: event.restored } : {}),
    ...(event.versionChecked === false ? { version_checked: false } : {}),
    actor: {
      id: event.actorId,
      name: actor ? `${actor.firstName} ${actor.lastName}` : byLinkCheck(event),
      admin: actor?.staff ?? false,
    },
    createdAt: event.createdAt,
  };
}

/** Who reads a review: `owner` is the account of its listing. */
type ReviewReader = 'owner' | 'other';

function replyShape({ reply }: StoredReview, sees: boolean) {
  if (!sees) return reply?.text ? { text: reply.text, created: reply.created } : null;
  const { text, created, proposal, version } = { ...noReply, ...reply };
  return { text, created, proposal, version };
}

function reportShape({ report, listing }: StoredReview, sees: boolean, admin: boolean) {
  if (!report || !sees || !(admin || report.accountId === listing.accountId)) return null;
  const { reason, text, open, created } = report;
  return { reason, text, open, created };
}

/** Admins see the author, vendors a first name; only admins and the author see the note. */
export function reviewShape(
  review: StoredReview,
  db: Database,
  viewer: StoredUser,
  reader: ReviewReader = 'other',
) {
  const { rating, comment, status, note, version, createdAt } = review;
  const author = personShape(db.users.find((user) => user.id === review.userId));
  const hidden = viewer.staff && reader === 'other' ? {} : { last_name: null, email: null };
  // An author may not see a listing that is no longer live.
  const isAuthor = !viewer.staff && viewer.id === review.userId;
  const reads = viewer.staff || viewer.id === review.userId;
  const unseen = isAuthor && !isShown(review.listing, db);
  return {
    ...identity(review),
    rating,
    comment,
    status,
    note: reader === 'other' && reads ? note : null,
    version,
    request: reads && status === 'PENDING' ? (review.request ?? null) : null,
    url: `/reviews/${review.id}`,
    listing: unseen ? null : subjectShape(review.listing, db),
    created_by_obj: author && { ...author, ...hidden },
    createdAt,
    reply: replyShape(review, viewer.staff || reader === 'owner'),
    report: reportShape(review, viewer.staff || reader === 'owner', reader !== 'owner'),
  };
}

/** Whether its listing was moved to another account since it was bought. */
export const isOfFormerVendor = ({ accountId, listing }: StoredOffer): boolean =>
  accountId !== listing.accountId;

export function offerShape(offer: StoredOffer, db: Database, viewer: StoredUser) {
  const { id, title, description, link, label, status, note, version, listing, createdAt } = offer;
  const buyer = db.users.find(({ accountId }) => accountId === offer.accountId);
  const moved = isOfFormerVendor(offer);
  return {
    ...identity(offer),
    title,
    description,
    link,
    label,
    status,
    version,
    createdAt,
    admin_note: viewer.staff || !moved ? note : null,
    request: status === shortStatus.PENDING ? (offer.request ?? null) : null,
    url: `/special-offers/${id}`,
    listing: subjectShape(listing, db),
    live: isShown(listing, db),
    moved,
    created_by_obj: viewer.staff ? personShape(buyer) : null,
  };
}
