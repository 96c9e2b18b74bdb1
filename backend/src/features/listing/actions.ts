import {
  auditedChanges,
  type ChangeRequest,
  type Collection,
  changedFields,
  copyName,
  createListing,
  emptyListingValues,
  type FieldError,
  type ListingCommand,
  type ListingState,
  type ListingValues,
  may,
  maySee,
  type Rejected,
  readDiscard,
  readListingDecision,
  readWithdraw,
  restoreDeleted,
  type Submission,
  startSave,
  transition,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { isRecord } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { accepted, HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { endHiding } from '../links/index.ts';
import { acceptedChange, pastOf, recordEvent } from '../moderation/index.ts';
import type { TrashEntry } from '../trash/index.ts';
import { type Input, readSave } from './input.ts';
import { movesOf } from './moves.ts';
import { listingRepository } from './repository.ts';
import { fieldsOf, isSubmittedOrOwn, type ListingRow, scopeOf } from './rows.ts';
import { deletedOf } from './trashed.ts';
import { readRestored, storedValues } from './versions.ts';
import { keepVersion } from './versionTable.ts';

/** Milliseconds within which a second identical create without a key returns the first listing. */
const REPEAT_WITHIN = 60_000;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isRequest = (stored: unknown): stored is ChangeRequest =>
  isRecord(stored) && Array.isArray(stored.remarks);

/** The submission before an event that merged it or requested changes, as the event stores it. */
const readBefore = (stored: unknown): Submission<ListingValues> | null => {
  const values = storedValues(stored);
  if (!values || !isRecord(stored)) return null;
  return {
    values,
    status: 'APPROVED',
    note: textOrNull(stored.note),
    draft: false,
    submittedAt: textOrNull(stored.submitted_at),
    decidedAt: textOrNull(stored.decided_at),
    request: isRequest(stored.request) ? stored.request : null,
  };
};

const storedBefore = ({
  values,
  note,
  submittedAt,
  decidedAt,
  request,
}: Submission<ListingValues>) => ({
  fields: values,
  note,
  request,
  submitted_at: submittedAt,
  decided_at: decidedAt,
});

const isSame = (row: ListingRow, { values, status, note, draft }: Submission<ListingValues>) =>
  row.status === status &&
  row.note === note &&
  (row.draft === true) === draft &&
  changedFields(fieldsOf(row), values).length === 0;

type Command = ListingCommand<ListingValues> | Rejected;

/** The actions of one actor on listings of one type. An `address` is an id or a slug. */
export const listingActions = (strapi: Strapi, type: Collection, actor: Actor) => {
  const repository = listingRepository(strapi, type);

  /** Whether staff moved a listing away from the actor's account. */
  const wasMovedFrom = async (address: string): Promise<boolean> => {
    const listing = await repository.findLive(address).catch(() => null);
    if (!listing || actor.accountId === null) return false;
    const move = await inTransaction(strapi, (sql) =>
      movesOf(sql, type, actor.accountId).where({ subject_id: listing.id }).first('id'),
    );
    return move !== undefined;
  };

  /**
   * Applies a command to a listing, one writer at a time: others wait and then see the result. Returns the written row, or
   * the record as its pending page shows it. An error rolls everything back.
   *
   * @param read Makes the command from the body; its error is that of the call.
   */
  const moderate = (
    address: string,
    read: (state: ListingState<ListingValues>, live: ListingRow) => Command | Promise<Command>,
  ): Promise<ListingRow> =>
    inTransaction(strapi, async (sql) => {
      const held = await repository
        .hold(sql, address, scopeOf(actor))
        .catch(async (error: unknown) => {
          throw (await wasMovedFrom(address)) ? new HttpError('listing-moved') : error;
        });
      const { state, live } = held;
      if (!maySee(state, actor)) throw notFound();
      const record = {
        subject: type,
        id: live.id,
        version: state.version,
        forAdmin: may(actor, 'note.readInternal'),
      };
      const command = await acceptedChange(strapi, await read(state, live), record);
      const readsPast = command.kind === 'decide' || command.kind === 'discard';
      const past = readsPast ? await pastOf(strapi, type, live.id, readBefore) : [];
      const now = new Date().toISOString();
      const moved = transition(state, command, actor, { now, past });
      const outcome = await acceptedChange(strapi, moved, record);
      if (outcome.state) await repository.store(sql, held, outcome.state);
      else await repository.trash(sql, held, actor);
      const before = outcome.event.before && storedBefore(outcome.event.before);
      const about = { id: live.id, name: live.name };
      const changes = outcome.state ? auditedChanges(state, outcome.state) : {};
      const event = { ...outcome.event, before, changes };
      const recorded = { id: live.id, event: await recordEvent(strapi, type, about, actor, event) };
      if (!outcome.state) return live;
      await endHiding(strapi, sql, type, live, { before: state, after: outcome.state, by: actor });
      const written = outcome.state[outcome.row] ?? outcome.state.live;
      await keepVersion(sql, type, recorded, written, outcome.state.accountId);
      const [stored = live, revision] = await repository.findBoth(live.id);
      const isLive = command.kind === 'save' && outcome.row === 'live';
      return !isLive && revision && isSubmittedOrOwn(revision, actor) ? revision : stored;
    });

  /** The values that a new listing starts with: none, or those of a listing that the actor may see, as its page shows it. */
  const valuesOf = async (copied: unknown): Promise<ListingValues> => {
    if (copied === undefined || copied === null) return emptyListingValues();
    const live = await repository.findSeen(String(copied), actor);
    const values = fieldsOf(await repository.findPending(live, actor));
    return { ...values, name: copyName(values.name) };
  };

  return {
    /**
     * A service needs Premium (402); only an admin may do without an account (400). Without an idempotency key the same
     * body sent twice within a minute, as by a double click, creates one listing.
     */
    create(input: Input, { hasKey }: { hasKey: boolean }): Promise<ListingRow> {
      if (actor.accountId === null && !may(actor, 'listing.assign'))
        throw new HttpError('account-missing');
      return inTransaction(strapi, async (sql) => {
        const values = await valuesOf(input.copy_of);
        const stored = { values, accountId: actor.accountId, status: 'PENDING' } as const;
        const command = await readSave(strapi, type, actor, input, stored);
        const made = accepted(createListing(command, actor, { now: new Date().toISOString() }));
        const { live, accountId } = made.state;
        const owner = { account: accountId, author: actor.id };
        if (!hasKey && !command.internalNote) {
          const recent = await repository.findUntouched(sql, owner, REPEAT_WITHIN);
          const sent = recent.find((row) => isSame(row, live));
          if (sent) return sent;
        }
        const id = await repository.create(sql, live, owner);
        const about = { id, name: live.values.name };
        const event = await recordEvent(strapi, type, about, actor, {
          ...made.event,
          before: null,
        });
        await keepVersion(sql, type, { id, event }, live, accountId);
        return repository.findLive(String(id));
      });
    },

    /** Returns the row that was written: the live one or its revision. */
    save: (address: string, input: Input): Promise<ListingRow> =>
      moderate(address, async (state, live) => {
        const errors: FieldError[] = [];
        const start = startSave(state, input, actor, errors);
        if ('rejected' in start) return start;
        const { seen, submission } = start;
        const stored = { ...submission, accountId: state.accountId, listing: live };
        const restored = await readRestored(strapi, type, actor, live, input.restores, errors);
        const save = await readSave(strapi, type, actor, input, stored, errors);
        return { ...save, ...seen, restored };
      }),

    /** An admin approves, declines or reopens what is pending; status and note always belong to the same decision. */
    decide: (address: string, input: Input): Promise<ListingRow> =>
      moderate(address, () => {
        if (!may(actor, 'listing.decide')) return { rejected: 'admins-only' };
        return readListingDecision(input, type);
      }),

    /** A vendor withdraws what is pending and continues it as a draft. */
    withdraw: (address: string, input: Input): Promise<ListingRow> =>
      moderate(address, () => readWithdraw(input)),

    /** Discards the revision if it still has the version that the caller has seen. */
    discard: (address: string, input: Input): Promise<ListingRow> =>
      moderate(address, () => readDiscard(input)),

    /** Deletes the listing with its revision and dependent records, which can be restored; the history stays. */
    delete: (address: string): Promise<ListingRow> => moderate(address, () => ({ kind: 'delete' })),

    /** Puts a deleted listing back, in the transaction that holds its entry, with its id, address, status and what belonged to it. */
    async restore(sql: Sql, trashed: TrashEntry): Promise<void> {
      const { event } = accepted(restoreDeleted(deletedOf(trashed), actor));
      const { live, state } = await repository.restoreTrashed(sql, trashed, actor);
      const { id, name } = live;
      const recorded = await recordEvent(strapi, type, { id, name }, actor, {
        ...event,
        before: null,
      });
      const kept = state.revision ?? state.live;
      await keepVersion(sql, type, { id, event: recorded }, kept, state.accountId);
    },
  };
};
