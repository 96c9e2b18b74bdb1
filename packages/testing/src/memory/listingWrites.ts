import {
  type Collection,
  changedFields,
  copyName,
  createListing as create,
  type FieldError,
  genericTexts,
  type ListingValues,
  listingTexts,
  may,
  readAnswers,
  readDiscard,
  readListingDecision,
  readWithdraw,
  savedRow,
  savesDraft,
  visibleRevision,
} from '@portal/domain';
import { enums, nullable, object, optional, unknown } from 'superstruct';
import { slugOf } from '../names.ts';
import { authorize } from './access.ts';
import { nextId, type StoredListing } from './database.ts';
import { note } from './history.ts';
import {
  accepted,
  actorOf,
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  type Reply,
  read,
} from './http.ts';
import {
  checkedValues,
  noValues,
  readStatus,
  type WireWrite,
  writeStruct,
} from './listingChecks.ts';
import { findSeen, seenVersion } from './listingReads.ts';
import { moderate, rejection, stateOf, versionOf } from './moderateListing.ts';
import { listingRecord } from './waits.ts';

const dataStruct = object({ data: unknown() });

const targetStruct = object({ target: optional(nullable(enums(['live', 'revision']))) });

/** The complete, validated values of a save. */
function saveOf(
  call: Call,
  collection: Collection,
  input: WireWrite,
  stored: { values: ListingValues; status: StoredListing['status'] },
) {
  const actor = actorOf(call.user);
  const decides = may(actor, 'listing.decide');
  const status = decides ? readStatus(input.status) : undefined;
  const draft = savesDraft(input.draft === true, actor, status ?? stored.status);
  const values = checkedValues(input, collection, stored.values, draft, call.db);
  const note = decides ? input.note : undefined;
  const internalNote = (decides && input.internal_note) || null;
  const errors: FieldError[] = [];
  const answers = readAnswers(input.answers, errors);
  if (errors.length > 0) throw invalid(listingTexts.failed, errors);
  return {
    values,
    draft,
    status,
    note,
    internalNote,
    answers,
    version: input.version ?? undefined,
  };
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
  if (id === undefined || id === null) return noValues;
  const listing = findSeen({ ...call, params: { id: String(id) } }, collection);
  const { values } = visibleRevision(listing, actorOf(call.user)) ?? listing;
  return { ...values, name: copyName(values.name) };
}

export function createListing(call: Call, collection: Collection): Reply {
  const { db, at, user } = call;
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const values = copiedValues(call, collection, input.copy_of);
  const save = saveOf(call, collection, input, { values, status: 'PENDING' });
  const accountId = (may(actorOf(user), 'listing.assign') && input.account) || user.accountId;
  const made = create({ ...save, accountId }, actorOf(call.user), { now: at });
  if ('rejected' in made) throw rejection(call, made.rejected);
  const { live, version } = made.state;
  const { status, note: adminNote, draft } = live;
  const owner = { collection, accountId, createdById: user.id };
  const sent =
    call.hasKey || save.internalNote
      ? undefined
      : findSame(call, { ...owner, status, note: adminNote, draft, version }, live.values);
  if (sent) return listingRecord(call, sent, 'live', 201);
  const id = nextId(db.listings.filter((row) => row.collection === collection));
  const slug = `${slugOf(live.values.name)}-${id}`;
  const times = { createdAt: at, updatedAt: at };
  const listing = { id, slug, version, ...owner, ...live, ...times, revision: null };
  db.listings.push(listing);
  note(call, listing, { ...made.event, version: versionOf(live, accountId) });
  return listingRecord(call, listing, 'live', 201);
}

/** The instant of the version that a save restores; null for another save. */
function readRestored(call: Call, listing: StoredListing, event: unknown): string | null {
  if (event === undefined || event === null) return null;
  const found = seenVersion(call, listing, event);
  if (found) return found.createdAt;
  const message = genericTexts.notValid('Version');
  throw invalid(listingTexts.failed, [{ path: ['restores'], message }]);
}

export function saveListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const { data } = read(call.body, dataStruct);
  const input = read(data, writeStruct);
  const target = read(data, targetStruct).target ?? undefined;
  const { version, restores, ...fields } = input;
  if (Object.values(fields).every((value) => value === undefined))
    throw new HttpError('nothing-sent');
  const seen = { target, version: version ?? undefined };
  const saved = savedRow(stateOf(listing), actorOf(call.user), seen);
  if ('rejected' in saved) throw rejection(call, saved.rejected, listing);
  const save = saveOf(call, collection, input, saved.submission);
  const restored = readRestored(call, listing, restores);
  return moderate(call, listing, { kind: 'save', ...save, target, restored });
}

export function changeListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const input = read(read(call.body, dataStruct).data, fieldsStruct);
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
