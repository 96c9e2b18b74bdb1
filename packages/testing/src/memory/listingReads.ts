import {
  type ChangeRequest,
  type Collection,
  collections,
  conditionText,
  filteredTerms,
  linkFilters,
  listingTypeOf,
  may,
  maySee,
  missingText,
  noTerm,
  parseListingUrl,
  pendingStates,
  readCondition,
  type TermName,
  termFilters,
  visibleRevision,
  waitsForVendor,
} from '@portal/domain';

import type { StoredListing, StoredUser } from './database.ts';
import {
  actorOf,
  type Call,
  HttpError,
  isAdmin,
  notFound,
  ok,
  type Reply,
  record,
} from './http.ts';
import { badParameter, daysIn, listed, sortRows } from './lists.ts';
import { namedInSearch } from './mergedTerms.ts';
import { stateOf } from './moderateListing.ts';
import { eventShape, fieldShapes, seesEvent, teamShape } from './shapes.ts';
import { listingRecord, listingResponse } from './waits.ts';

/** The listing at `/apps/{slug or number}`. */
export function findListing({ db }: Call, url: unknown): StoredListing | undefined {
  const named = parseListingUrl(url);
  return db.listings.find(
    ({ collection, id, slug }) =>
      collection === named?.type && [String(id), slug].includes(named.address),
  );
}

/** The listing with a number or slug; throws 404 when it is hidden from the caller. */
export function findSeen(call: Call, collection: Collection): StoredListing {
  const listing = findListing(call, `/${collection}/${call.params.id}`);
  if (!listing || !maySee(stateOf(listing), actorOf(call.user))) throw notFound();
  return listing;
}

/** Whether the row is in the user's pending list. */
export function isPending(listing: StoredListing, user: StoredUser): boolean {
  const { status, draft, accountId } = listing;
  if (status === 'APPROVED') return visibleRevision(listing, actorOf(user)) !== null;
  return !draft || accountId === user.accountId;
}

/** Whether the row is submitted and undecided. */
export function isWaiting(listing: StoredListing): boolean {
  return [listing.revision, listing].some(
    (row) => row?.status === 'PENDING' && !row.draft && !waitsForVendor(row),
  );
}

const states: readonly string[] = pendingStates;

/** The state of a row of the pending list. */
function stateIn(row: { draft: boolean; status: string; request: ChangeRequest | null }): string {
  if (row.status === 'DECLINED') return 'declined';
  if (row.draft) return 'draft';
  return waitsForVendor(row) ? 'changes' : 'pending';
}

/** Whether the row is in one of the requested states. */
function wantedState(query: URLSearchParams) {
  const wanted = query.get('state')?.split(',') ?? states;
  if (!wanted.every((state) => states.includes(state)))
    throw badParameter('state', 'State is not valid');
  return (row: Parameters<typeof stateIn>[0]) => wanted.includes(stateIn(row));
}

/** Whether the row has, or lacks, a revision, as requested. */
function wantedRevision(query: URLSearchParams) {
  const wanted = query.get('revision');
  if (wanted !== null && wanted !== 'true' && wanted !== 'false')
    throw badParameter('revision', 'Revision is not valid');
  return ({ revision }: { revision: boolean }) => wanted === null || String(revision) === wanted;
}

interface LinkFacts {
  links?: readonly { broken: boolean }[] | undefined;
  link_hidden_at?: string | undefined;
}

/** Whether a link of the row has a problem, or hides the listing, as requested. */
function wantedLinks(query: URLSearchParams) {
  const wanted = query.get('links') ?? '';
  if (!['', ...linkFilters].includes(wanted))
    throw badParameter('links', 'links must be broken or hidden');
  return ({ links = [], link_hidden_at: hidden }: LinkFacts) =>
    wanted === '' || (wanted === 'hidden' ? !!hidden : links.some(({ broken }) => broken));
}

/** Whether the listing is assigned as requested. */
function wantedAssigned({ query, user, db }: Call) {
  const wanted = query.get('assigned');
  if (wanted !== null && wanted !== 'me' && wanted !== 'none')
    throw badParameter('assigned', 'assigned must be me or none');
  return (row: StoredListing) =>
    wanted === null ||
    !isAdmin(user) ||
    db.assignments.get(row) === (wanted === 'me' ? user.id : undefined);
}

/** The terms of a kind in the response of a listing. */
const termsIn = (row: object, terms: TermName): readonly { id: number }[] =>
  new Map(Object.entries(row)).get(terms) ?? [];

/** Whether the row has the terms that the query asks for. */
function wantedTerms(query: URLSearchParams, collection: Collection) {
  const wanted = termFilters[collection].flatMap((name) => {
    const text = query.get(name) ?? '';
    if (text === '') return [];
    if (conditionText(text) === null)
      throw badParameter(name, `${name} must be IDs of terms, or none, after not. to exclude them`);
    return [{ terms: filteredTerms[name], ...readCondition(text) }];
  });
  return (row: object) =>
    wanted.every(({ terms, excludes, values }) => {
      const own = termsIn(row, terms).map(({ id }) => String(id));
      if (own.length === 0) own.push(noTerm);
      return own.some((value) => values.includes(value)) !== excludes;
    });
}

/** Whether the row lacks the fields that the query names, or has them. */
function wantedMissing(query: URLSearchParams, collection: Collection) {
  const text = query.get('missing') ?? '';
  if (text !== '' && missingText(collection)(text) === null)
    throw badParameter('missing', 'missing must be fields, after not. for listings that have them');
  const { excludes, values } = readCondition(text);
  return (row: object) =>
    text === '' ||
    values.some((name) => !new Map<string, unknown>(Object.entries(row)).get(name)) !== excludes;
}

export function listListings(call: Call, collection: Collection, pending = false): Reply {
  const { db, user, query } = call;
  const mine = !isAdmin(user) || query.get('user') === 'me';
  const asked = query.get('account') ?? '';
  if (!mine && asked !== '' && !/^\d{1,9}$/.test(asked))
    throw badParameter('account', 'account must be the ID of an account');
  const account = mine ? String(user.accountId) : asked;
  const changed = daysIn(query, 'updated_from', 'updated_to');
  const rows = db.listings
    .filter((row) => row.collection === collection)
    .filter(({ accountId }) => account === '' || String(accountId) === account)
    .filter(wantedAssigned(call))
    .filter((row) => (pending ? isPending(row, user) : row.status === 'APPROVED'))
    .map((row) => listingResponse(call, row, pending ? 'pending' : 'live'))
    .filter(pending ? wantedState(query) : () => true)
    .filter(wantedRevision(query))
    .filter(wantedLinks(query))
    .filter(wantedTerms(query, collection))
    .filter(wantedMissing(query, collection))
    .filter(({ updatedAt }) => changed(updatedAt));
  if (!query.get('sort')) {
    if (pending && !mine)
      rows.sort(
        (a, b) =>
          states.indexOf(stateIn(a)) - states.indexOf(stateIn(b)) ||
          String(a.submitted_at).localeCompare(String(b.submitted_at)),
      );
    else query.set('sort', 'updatedAt:desc');
  }
  // Rows sort by status as the queue does.
  const rank = new Map(rows.map((row): [unknown, number] => [row, states.indexOf(stateIn(row))]));
  if (pending) {
    sortRows(rows, query, (row, field) => (field === 'status' ? rank.get(row) : row[field]));
    query.delete('sort');
  }
  const searched = (row: Readonly<Record<string, unknown>>) => {
    const owner = row.account;
    const names = isAdmin(user) && owner ? Object.values(owner) : [];
    return [row.name, row.summary, ...names];
  };
  const terms = pending
    ? undefined
    : {
        named: (name: string) => namedInSearch(db, collection, name),
        has: (row: object, term: ReturnType<typeof namedInSearch>[number]) =>
          termsIn(row, term.terms).some(({ id }) => id === term.id),
      };
  return listed(rows, query, searched, collection, terms);
}

export function getListing(call: Call, collection: Collection, pending = false): Reply {
  const listing = findSeen(call, collection);
  return listingRecord(call, listing, pending ? 'pending' : 'live');
}

/** The team of the live record. */
export function listTeam(call: Call): Reply {
  for (const collection of collections) {
    const id = call.query.get(`filters[${listingTypeOf(collection)}][id][$eq]`);
    if (id === null) continue;
    const listing = findSeen({ ...call, params: { id } }, collection);
    return ok({ data: teamShape(listing.values, call.db), meta: {} });
  }
  throw new HttpError('listing-not-named');
}

/** The event of a listing, with its version that the caller may see. */
export function seenVersion({ db, user }: Call, listing: StoredListing, id: unknown) {
  const event = db.events.find((row) => row.listing === listing && String(row.id) === String(id));
  if (!event?.version || !seesEvent(event, user)) return undefined;
  const { draftOf, values } = event.version;
  const seen = draftOf === null || may(actorOf(user), 'draft.read', { accountId: draftOf });
  return seen ? { id: event.id, createdAt: event.createdAt, values } : undefined;
}

/** A listing as an event left it. */
export function getVersion(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const version = seenVersion(call, listing, call.params.event);
  if (!version) throw notFound();
  const { values, ...event } = version;
  return record({ ...event, ...fieldShapes(collection, values, call.db) });
}

export function listEvents(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const events = call.db.events
    .filter((event) => event.listing === listing && seesEvent(event, call.user))
    .reverse();
  const data = events.map((event) => ({
    ...eventShape(event, call.user, call.db),
    ...(seenVersion(call, listing, event.id) ? { version: true } : {}),
  }));
  return ok({ data, meta: {} });
}
