import {
  type Collection,
  changedFields,
  copyName,
  createListing as create,
  emptyListingValues,
  type FieldError,
  genericTexts,
  isId,
  type ListingValues,
  listingTexts,
  may,
  readDiscard,
  readListingDecision,
  readSave,
  readWithdraw,
  startSave,
  visibleRevision,
} from '@portal/domain';
import { object } from 'superstruct';
import { slugOf } from '../names.ts';
import { authorize } from './access.ts';
import { type StoredListing, unusedId } from './database.ts';
import { note } from './history.ts';
import { accepted, actorOf, type Call, fieldsStruct, invalid, type Reply, read } from './http.ts';
import { lostReferences } from './listingChecks.ts';
import { findSeen, seenVersion } from './listingReads.ts';
import { moderate, rejection, stateOf, versionOf } from './moderateListing.ts';
import { listingRecord } from './waits.ts';

const inputOf = ({ body }: Call) => read(body, object({ data: fieldsStruct })).data;

/** The complete, validated values of a save. `errors` has what the caller found already. */
function saveOf(
  call: Call,
  collection: Collection,
  stored: { values: ListingValues; status: StoredListing['status'] },
  errors: FieldError[] = [],
) {
  const save = readSave(inputOf(call), stored, actorOf(call.user), collection, errors);
  errors.push(...lostReferences(save.values, call.db));
  if (errors.length > 0) throw invalid(listingTexts.failed, errors);
  return save;
}

/** An identical listing created within the last minute and not edited since. */
function findSame({ db, at }: Call, state: object, values: ListingValues) {
  return db.listings.find(
    (row) =>
      Date.parse(at) - Date.parse(row.createdAt) < 60_000 &&
      Object.entries(state).every(([name, value]) => Reflect.get(row, name) === value) &&
      changedFields(row.values, values).length === 0,
  );
}

/** The values that a new listing starts with: none, or those of a listing that the caller may see. */
function copiedValues(call: Call, collection: Collection, id: unknown): ListingValues {
  if (id === undefined || id === null) return emptyListingValues();
  const listing = findSeen({ ...call, params: { id: String(id) } }, collection);
  const { values } = visibleRevision(listing, actorOf(call.user)) ?? listing;
  return { ...values, name: copyName(values.name) };
}

export function createListing(call: Call, collection: Collection): Reply {
  const { db, at, user } = call;
  const { copy_of, account } = inputOf(call);
  const values = copiedValues(call, collection, copy_of);
  const save = saveOf(call, collection, { values, status: 'PENDING' });
  const assigned = may(actorOf(user), 'listing.assign') && isId(account) ? account : undefined;
  const accountId = assigned ?? user.accountId;
  const made = accepted(create({ ...save, accountId }, actorOf(call.user), { now: at }));
  const { live, version } = made.state;
  const { status, note: adminNote, draft } = live;
  const owner = { collection, accountId, createdById: user.id };
  const sent =
    call.hasKey || save.internalNote
      ? undefined
      : findSame(call, { ...owner, status, note: adminNote, draft, version }, live.values);
  if (sent) return listingRecord(call, sent, 'live', 201);
  const id = unusedId(
    db,
    db.listings.filter((row) => row.collection === collection),
  );
  const slug = `${slugOf(live.values.name)}-${id}`;
  const times = { createdAt: at, updatedAt: at };
  const listing = { id, slug, version, ...owner, ...live, ...times, revision: null };
  db.listings.push(listing);
  note(call, listing, { ...made.event, version: versionOf(live, accountId) });
  return listingRecord(call, listing, 'live', 201);
}

/** The instant of the version that a save restores; null for another save. */
function readRestored(
  call: Call,
  listing: StoredListing,
  event: unknown,
  errors: FieldError[],
): string | null {
  if (event === undefined || event === null) return null;
  const found = seenVersion(call, listing, event);
  if (!found) errors.push({ path: ['restores'], message: genericTexts.notValid('Version') });
  return found?.createdAt ?? null;
}

export function saveListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const input = inputOf(call);
  const errors: FieldError[] = [];
  const start = startSave(stateOf(listing), input, actorOf(call.user), errors);
  if ('rejected' in start) throw rejection(call, start, listing);
  const restored = readRestored(call, listing, input.restores, errors);
  const save = saveOf(call, collection, start.submission, errors);
  return moderate(call, listing, { ...save, ...start.seen, restored });
}

export function changeListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const input = inputOf(call);
  if (input.draft === true) return moderate(call, listing, accepted(readWithdraw(input)));
  authorize(call, 'listing.decide', listing);
  return moderate(call, listing, accepted(readListingDecision(input, collection)));
}

export function deleteListing(call: Call, collection: Collection): Reply {
  return moderate(call, findSeen(call, collection), { kind: 'delete' });
}

export function discardRevision(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const version = call.query.get('version') ?? undefined;
  return moderate(call, listing, accepted(readDiscard({ version })));
}
