import {
  type Collection,
  changedFields,
  createListing as create,
  type ListingValues,
  savedRow,
  savesDraft,
} from '@portal/domain';
import { enums, nullable, object, optional, unknown } from 'superstruct';
import { slugOf } from '../names.ts';
import { nextId, type StoredListing } from './database.ts';
import { note } from './events.ts';
import { actorOf, type Call, isAdmin, Refusal, type Reply, read, record } from './http.ts';
import {
  checkedValues,
  noValues,
  readStatus,
  type WireWrite,
  writeStruct,
} from './listingChecks.ts';
import { findSeen } from './listingReads.ts';
import { moderate, rejection, stateOf } from './moderateListing.ts';
import { listingShape } from './shapes.ts';

export const dataStruct = object({ data: unknown() });

const targetStruct = object({ target: optional(nullable(enums(['live', 'revision']))) });

/** What is saved, complete and checked. */
function saveOf(
  call: Call,
  collection: Collection,
  input: WireWrite,
  stored: { values: ListingValues; status: StoredListing['status'] },
) {
  const actor = actorOf(call.user);
  const status = actor.admin ? readStatus(input.status) : undefined;
  const draft = savesDraft(input.draft === true, actor, status ?? stored.status);
  const values = checkedValues(input, collection, stored.values, draft, call.db);
  const note = actor.admin ? input.note : undefined;
  const internalNote = (actor.admin && input.internal_note) || null;
  return { values, draft, status, note, internalNote, version: input.version ?? undefined };
}

/** The same created twice within a minute, and not written to since. */
function findSame({ db, at }: Call, state: object, values: ListingValues) {
  return db.listings.find(
    (row) =>
      Date.parse(at) - Date.parse(row.createdAt) < 60_000 &&
      Object.entries(state).every(([name, value]) => Reflect.get(row, name) === value) &&
      changedFields(row.values, values).length === 0,
  );
}

export function createListing(call: Call, collection: Collection): Reply {
  const { db, at, user } = call;
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const save = saveOf(call, collection, input, { values: noValues, status: 'PENDING' });
  const accountId = (isAdmin(user) && input.account) || user.accountId;
  const made = create({ ...save, accountId }, actorOf(call.user), { now: at });
  if ('rejected' in made) throw rejection(call, made.rejected);
  const { live, version } = made.state;
  const { values, status, note: adminNote, draft } = live;
  const owner = { collection, accountId, createdById: user.id };
  const sent =
    call.hasKey || save.internalNote
      ? undefined
      : findSame(call, { ...owner, status, note: adminNote, draft, version }, values);
  if (sent) return record(listingShape(sent, 'live', call), 201);
  const id = nextId(db.listings.filter((row) => row.collection === collection));
  const slug = `${slugOf(values.name)}-${id}`;
  const times = { createdAt: at, updatedAt: at };
  const listing = { id, slug, version, ...owner, ...live, ...times, revision: null };
  db.listings.push(listing);
  note(call, listing, made.event);
  return record(listingShape(listing, 'live', call), 201);
}

export function saveListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const { data } = read(call.body, dataStruct);
  const input = read(data, writeStruct);
  const target = read(data, targetStruct).target ?? undefined;
  const { version, ...fields } = input;
  if (Object.values(fields).every((value) => value === undefined))
    throw new Refusal('nothing-sent');
  const seen = { target, version: version ?? undefined };
  const saved = savedRow(stateOf(listing), actorOf(call.user), seen);
  if ('rejected' in saved) throw rejection(call, saved.rejected, listing);
  const save = saveOf(call, collection, input, saved.submission);
  return moderate(call, listing, { kind: 'save', ...save, target });
}
