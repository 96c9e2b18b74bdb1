import {
  type Collection,
  type ErrorReason,
  emptyListingValues,
  type ListingCommand,
  type ListingState,
  type ListingValues,
  maySee,
  type Rejected,
  type Submission,
  transition,
} from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { isRecord } from '../../../body.ts';
import { inTransaction } from '../../../database.ts';
import { latestEvent, pastOf, recordEvent } from '../../../moderation/history.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { type HeldListing, listingRepository } from '../repository.ts';
import type { ListingRow } from '../types.ts';
import { scopeOf } from './access.ts';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was live before a merge, as the event of the merge stores it. */
const readBefore = (stored: unknown): Submission<ListingValues> | null =>
  isRecord(stored) && isRecord(stored.fields)
    ? {
        values: { ...emptyListingValues(), ...stored.fields },
        status: 'APPROVED',
        note: textOrNull(stored.note),
        draft: false,
        submittedAt: textOrNull(stored.submitted_at),
        decidedAt: textOrNull(stored.decided_at),
      }
    : null;

const storedBefore = ({ values, note, submittedAt, decidedAt }: Submission<ListingValues>) => ({
  fields: values,
  note,
  submitted_at: submittedAt,
  decided_at: decidedAt,
});

/** Tells a caller with a stale version what was done meanwhile. */
const staleVersion = async (
  strapi: Strapi,
  type: Collection,
  { live, state }: HeldListing,
): Promise<Refusal> => {
  const latest = { event: await latestEvent(strapi, type, live.id), version: state.version };
  return new Refusal('stale-version', { details: { latest } });
};

type Command = ListingCommand<ListingValues> | Rejected;

interface Listed {
  strapi: Strapi;
  type: Collection;
  actor: Actor;
  /** An id or a slug. */
  address: string;
}

/**
 * Carries out a command on a listing, one writer at a time: others wait and then see what was done. Returns the row that
 * was written, or the record as its pending page shows it; an error leaves everything as it was.
 *
 * @param read Makes the command; what it throws is the error of the call.
 */
export const moderate = (
  { strapi, type, actor, address }: Listed,
  read: (state: ListingState<ListingValues>) => Command | Promise<Command>,
): Promise<ListingRow> => {
  const repository = listingRepository(strapi, type);
  return inTransaction(strapi, async (sql) => {
    const held = await repository.hold(sql, address, scopeOf(actor));
    const { state, live } = held;
    if (!maySee(state, actor)) throw notFound();
    const reject = (reason: ErrorReason) =>
      reason === 'stale-version' ? staleVersion(strapi, type, held) : new Refusal(reason);
    const command = await read(state);
    if ('rejected' in command) throw await reject(command.rejected);
    const past =
      command.kind === 'decide' || command.kind === 'discard'
        ? await pastOf(strapi, type, live.id, readBefore)
        : [];
    const now = new Date().toISOString();
    const outcome = transition(state, command, actor, { now, past });
    if ('rejected' in outcome) throw await reject(outcome.rejected);
    const { event } = outcome;
    const before = event.before && storedBefore(event.before);
    if (outcome.state) await repository.store(sql, held, outcome.state);
    else await repository.removeAll(held, actor);
    await recordEvent(strapi, type, live.id, actor, { ...event, before });
    if (!outcome.state) return live;
    return command.kind === 'save' && outcome.row === 'live'
      ? repository.findLive(String(live.id))
      : repository.findPending(live.id, actor);
  });
};
