import { type Collection, type ListingStatus, listingTexts } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { inTransaction } from '../../../database.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { type EventKind, recordEvent } from '../../event/services/events.ts';
import { type ListingState, listingRepository } from '../repository.ts';
import { Reader, readFields } from '../rules.ts';
import {
  changedFields,
  emptyListing,
  fieldsOf,
  type ListingFields,
  type ListingRow,
} from '../types.ts';
import { checkReferences, mustBePremium, readAccount } from './access.ts';
import { findSameListing } from './same-listing.ts';
import { type Held, withListing } from './with-listing.ts';

type Input = Record<string, unknown>;

/** What a write starts from. */
interface Stored {
  fields: ListingFields;
  account: number | null;
  status: ListingStatus | null;
}

interface Written {
  fields: ListingFields;
  account: number | null;
  draft: boolean;
  /** Honoured from admins only. */
  status: ListingStatus | undefined;
  note: string | null | undefined;
  internalNote: string | null;
}

interface Outcome {
  /** Which of the two rows now holds what was written. */
  row: 'live' | 'revision';
  kind: EventKind;
  from: ListingStatus | null;
  to: ListingStatus | null;
}

const now = (): string => new Date().toISOString();

export const eventOf: Record<ListingStatus, EventKind> = {
  PENDING: 'reopened',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

export const notSubmitted = (): Refusal => new Refusal('listing-is-draft');

const readWritten = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  stored: Stored,
  reader: Reader,
): Promise<Written> => {
  const status = actor.admin ? reader.status() : undefined;
  // An admin's write is direct, so nothing incomplete may go live or be decided by calling it a draft.
  const direct = actor.admin && (status ?? stored.status ?? 'PENDING') !== 'PENDING';
  const draft = reader.flag('draft', false) && !direct;
  const account = await readAccount(strapi, reader, actor, stored.account);
  // In a draft of somebody else's account the listing would be out of every admin's sight.
  if (draft && actor.admin && account !== actor.accountId)
    throw new Refusal('drafts-are-for-vendors');
  const fields = readFields(reader, type, stored.fields, draft);
  const written: Written = {
    fields,
    draft,
    account,
    status,
    note: actor.admin && reader.has('note') ? reader.text('note', null) : undefined,
    internalNote: actor.admin ? reader.text('internal_note', null) : null,
  };
  await checkReferences(strapi, reader, type, actor, fields, stored.fields);
  if (reader.errors.length > 0) throw invalid(listingTexts.failed, reader.errors);
  return written;
};

/** A service needs Premium (402); only an admin may do without an account (400). The same sent twice without a key is one. */
export const createListing = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  input: Input,
  { hasKey }: { hasKey: boolean },
): Promise<ListingRow> => {
  if (type === 'services') mustBePremium(actor);
  if (actor.accountId === null && !actor.admin) {
    throw new Refusal('account-missing');
  }
  const repository = listingRepository(strapi, type);
  return inTransaction(strapi, async (sql) => {
    const stored = { fields: emptyListing, account: actor.accountId, status: null };
    const written = await readWritten(strapi, type, actor, stored, new Reader(input));
    const status = written.status ?? 'PENDING';
    const state: ListingState = {
      status,
      note: written.note ?? null,
      draft: written.draft,
      submitted_at: written.draft ? null : now(),
      decided_at: status === 'PENDING' ? null : now(),
    };
    const owner = { account: written.account, author: actor.id };
    const sent = hasKey
      ? null
      : await findSameListing(strapi, sql, { type, ...written, state, owner });
    if (sent) return sent;
    const id = await repository.create(sql, written.fields, state, owner);
    await recordEvent(strapi, type, id, actor, {
      kind: actor.admin || written.draft ? 'created' : 'submitted',
      from: null,
      to: status,
      note: state.note,
      internalNote: written.internalNote,
    });
    return repository.findLive(String(id));
  });
};

/** A vendor's save submits, or keeps a draft; what is live stays live until somebody approves the change. */
const saveAsVendor = async (
  { sql, repository, live, revision }: Held,
  { fields, draft }: Written,
): Promise<Outcome> => {
  const proposes = live.status === 'APPROVED';
  const target = revision ?? (proposes ? null : live);
  const from = target?.status ?? null;
  const waited = target !== null && from === 'PENDING' && target.draft !== true;
  const change: ListingState = draft
    ? {
        status: from ?? 'PENDING',
        note: target?.note ?? null,
        draft: true,
        submitted_at: null,
        decided_at: target?.decided_at ?? null,
      }
    : {
        status: 'PENDING',
        note: null,
        draft: false,
        submitted_at: waited ? (target.submitted_at ?? now()) : now(),
        // Kept: beside a later submitted_at it tells admins that this was declined before.
        decided_at: target?.decided_at ?? null,
      };
  // What was drafted beside a listing that is no longer live becomes the listing once it is handed over.
  const becomes = revision !== null && !proposes && !draft;
  if (becomes) {
    await repository.write(sql, live, fields, change);
    await repository.remove(revision);
  } else if (target) await repository.write(sql, target, fields, change);
  else await repository.createRevision(live, fields, change);
  const kind = draft ? (waited ? 'withdrawn' : 'edited') : waited ? 'edited' : 'submitted';
  const row = proposes || (revision !== null && draft) ? 'revision' : 'live';
  return { row, kind, from, to: change.status };
};

/**
 * While a change waits, an admin's save is meant for it when it keeps the listing from going live, or when it takes
 * over any of the proposed values. What is not sent is not taken over.
 */
const isForRevision = (
  type: Collection,
  input: Input,
  live: ListingRow,
  revision: ListingRow,
): boolean => {
  // Only looked at here: the reading that counts tells what is wrong.
  const reader = new Reader(input);
  const status = reader.status();
  if (status !== undefined && status !== 'APPROVED') return true;
  const proposed = fieldsOf(revision);
  const refused = changedFields(readFields(reader, type, fieldsOf(live), true), proposed);
  return changedFields(fieldsOf(live), proposed).some((name) => !refused.includes(name));
};

/** An admin's save applies at once: to the change it is meant for, else to the live record beside it. */
const saveAsAdmin = async (
  { sql, repository, live, revision }: Held,
  { fields, draft, account, status, note }: Written,
): Promise<Outcome> => {
  const target = revision ?? live;
  const to = status ?? target.status ?? 'PENDING';
  const decided = to !== target.status;
  const change: ListingState = {
    status: to,
    note: note === undefined ? (decided ? null : target.note) : note,
    draft,
    submitted_at: draft ? null : (target.submitted_at ?? now()),
    decided_at: decided ? (to === 'PENDING' ? null : now()) : target.decided_at,
  };
  const stays = revision !== null && to !== 'APPROVED';
  if (stays) {
    await repository.write(sql, revision, fields, change);
  } else {
    await repository.write(sql, live, fields, { ...change, account });
    if (revision) await repository.remove(revision);
  }
  const kind = decided ? eventOf[to] : 'edited';
  return { row: stays ? 'revision' : 'live', kind, from: target.status, to };
};

/** Answers the row that was written: the live one or its revision. */
export const saveListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> =>
  withListing(strapi, type, actor, address, async (found) => {
    const { sql, repository, live } = found;
    const waiting = found.revision;
    const revision =
      waiting && actor.admin && !isForRevision(type, input, live, waiting) ? null : waiting;
    const held = { ...found, revision };
    const base = revision ?? live;
    const reader = new Reader(input);
    const version = reader.version();
    if (reader.isEmpty()) throw new Refusal('nothing-sent');
    const account = live.account?.id ?? null;
    const stored = { fields: fieldsOf(base), account, status: base.status };
    const written = await readWritten(strapi, type, actor, stored, reader);
    await repository.raiseVersion(sql, live, version);
    const outcome = await (actor.admin ? saveAsAdmin : saveAsVendor)(held, written);
    await repository.settle(sql, live);
    await recordEvent(strapi, type, live.id, actor, {
      kind: outcome.kind,
      from: outcome.from,
      to: outcome.to,
      note: written.note ?? null,
      internalNote: written.internalNote,
      fields: changedFields(stored.fields, written.fields),
      versionChecked: version !== undefined,
    });
    return outcome.row === 'live'
      ? repository.findLive(String(live.id))
      : repository.findPending(live.id, actor);
  });
