import type { Actor } from '../../../actor.ts';
import { inTransaction, type Sql } from '../../../database.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import type { Status } from '../../../status.ts';
import { type EventKind, recordEvent } from '../../event/services/events.ts';
import { type ListingRepository, type ListingState, listingRepository } from '../repository.ts';
import { NOT_SAVED, Reader, readFields } from '../rules.ts';
import {
  changedFields,
  emptyListing,
  fieldsOf,
  type ListingFields,
  type ListingRow,
  type ListingType,
} from '../types.ts';
import { checkReferences, mustBePremium, readAccount, scopeOf } from './access.ts';

type Input = Record<string, unknown>;

/** What a write starts from. */
interface Stored {
  fields: ListingFields;
  account: number | null;
  status: Status | null;
}

interface Written {
  fields: ListingFields;
  account: number | null;
  draft: boolean;
  /** Honoured from admins only. */
  status: Status | undefined;
  note: string | null | undefined;
  internalNote: string | null;
}

interface Outcome {
  kind: EventKind;
  from: Status | null;
  to: Status | null;
}

const now = (): string => new Date().toISOString();

export const eventOf: Record<Status, EventKind> = {
  PENDING: 'reopened',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

const readWritten = async (
  strapi: Strapi,
  type: ListingType,
  actor: Actor,
  stored: Stored,
  reader: Reader,
  asDraft: unknown,
): Promise<Written> => {
  const status = actor.admin ? reader.status() : undefined;
  // An admin's write is direct, so nothing incomplete may go live or be decided by calling it a draft.
  const direct = actor.admin && (status ?? stored.status ?? 'PENDING') !== 'PENDING';
  const draft = asDraft === true && !direct;
  const fields = readFields(reader, type, stored.fields, draft);
  const written: Written = {
    fields,
    draft,
    account: await readAccount(strapi, reader, actor, stored.account),
    status,
    note: actor.admin && reader.has('note') ? reader.text('note', null) : undefined,
    internalNote: actor.admin ? reader.text('internal_note', null) : null,
  };
  await checkReferences(strapi, reader, type, actor, fields, stored.fields);
  if (reader.errors.length > 0) throw invalid(NOT_SAVED, reader.errors);
  return written;
};

export const createListing = async (
  strapi: Strapi,
  type: ListingType,
  actor: Actor,
  input: Input,
): Promise<ListingRow> => {
  if (type === 'services') mustBePremium(actor);
  if (actor.accountId === null && !actor.admin) {
    throw new Refusal(400, 'User error, please reload the page and try again');
  }
  const repository = listingRepository(strapi, type);
  return inTransaction(strapi, async (sql) => {
    const stored = { fields: emptyListing, account: actor.accountId, status: null };
    const written = await readWritten(strapi, type, actor, stored, new Reader(input), input.draft);
    const status = written.status ?? 'PENDING';
    const state: ListingState = {
      status,
      note: written.note ?? null,
      draft: written.draft,
      submitted_at: written.draft ? null : now(),
      decided_at: status === 'PENDING' ? null : now(),
    };
    const owner = { account: written.account, author: actor.id };
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
  sql: Sql,
  repository: ListingRepository,
  live: ListingRow,
  revision: ListingRow | null,
  { fields, draft }: Written,
): Promise<Outcome> => {
  const proposes = live.status === 'APPROVED';
  const target = proposes ? revision : live;
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
        decided_at: null,
      };
  if (target) await repository.write(sql, target, fields, change);
  else await repository.createRevision(live, fields, change);
  const submitted = draft ? (waited ? 'withdrawn' : 'edited') : waited ? 'edited' : 'submitted';
  return { kind: submitted, from, to: change.status };
};

/**
 * An admin's save applies at once. While a change waits, it is meant for the change when it keeps the listing from
 * going live, or when it takes over any of the proposed values; otherwise it is meant for the live record, and the
 * change goes on waiting.
 */
const saveAsAdmin = async (
  sql: Sql,
  repository: ListingRepository,
  live: ListingRow,
  revision: ListingRow | null,
  { fields, draft, account, status, note }: Written,
): Promise<Outcome> => {
  const taken = revision ? changedFields(fieldsOf(live), fieldsOf(revision)) : [];
  const differs = changedFields(fieldsOf(live), fields);
  const keepsBack = status !== undefined && status !== 'APPROVED';
  const proposal = keepsBack || taken.some((name) => differs.includes(name)) ? revision : null;
  const target = proposal ?? live;
  const to = status ?? target.status ?? 'PENDING';
  const decided = to !== target.status;
  const change: ListingState = {
    status: to,
    note: note === undefined ? (decided ? null : target.note) : note,
    draft,
    submitted_at: draft ? null : (target.submitted_at ?? now()),
    decided_at: decided ? (to === 'PENDING' ? null : now()) : target.decided_at,
  };
  if (proposal && to !== 'APPROVED') {
    await repository.write(sql, proposal, fields, change);
  } else {
    await repository.write(sql, live, fields, { ...change, account });
    if (proposal) await repository.remove(proposal);
  }
  return { kind: decided ? eventOf[to] : 'edited', from: target.status, to };
};

export const saveListing = async (
  strapi: Strapi,
  type: ListingType,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> => {
  const repository = listingRepository(strapi, type);
  return inTransaction(strapi, async (sql) => {
    const live = await repository.lock(sql, address, scopeOf(actor));
    const found = await repository.findRevision(live.id);
    // What a vendor has not submitted is not for an admin to change.
    const revision = actor.admin && found?.draft === true ? null : found;
    const edited = revision ?? live;
    const reader = new Reader(input);
    const version = reader.version();
    const account = live.account?.id ?? null;
    const stored = { fields: fieldsOf(edited), account, status: edited.status };
    const written = await readWritten(strapi, type, actor, stored, reader, input.draft);
    await repository.raiseVersion(sql, live, version);
    const save = actor.admin ? saveAsAdmin : saveAsVendor;
    const outcome = await save(sql, repository, live, revision, written);
    await repository.settle(sql, live.id);
    await recordEvent(strapi, type, live.id, actor, {
      ...outcome,
      note: written.note ?? null,
      internalNote: written.internalNote,
      fields: changedFields(stored.fields, written.fields),
    });
    return repository.findPending(live.id);
  });
};
