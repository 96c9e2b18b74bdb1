import { type Collection, genericTexts, listingTexts } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { tellDecision } from '../../../mail/decisions.ts';
import { recallLetters } from '../../../mail/waiting.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { declinedEarlier, recordEvent, wasEverLive } from '../../event/services/events.ts';
import { Reader } from '../rules.ts';
import { changedFields, fieldsOf, type ListingRow } from '../types.ts';
import { isOwn } from './access.ts';
import { eventOf, notSubmitted } from './saving.ts';
import { beforeOf, mergedBefore, takeApart } from './undoing.ts';
import { withListing } from './with-listing.ts';

type Input = Record<string, unknown>;

const readDecision = (input: Input) => {
  const reader = new Reader(input);
  const decision = {
    version: reader.version(),
    status: reader.status(),
    note: reader.text('note', null),
    internalNote: reader.text('internal_note', null),
  };
  if (!decision.status && reader.errors.length === 0)
    reader.fail('status', genericTexts.required('Status'));
  if (reader.errors.length > 0) throw invalid(listingTexts.failed, reader.errors);
  return decision;
};

/** An admin approves, declines or reopens what waits; status and note are always of the same decision. */
/** What waits again is as it was before its decision: it may have been declined before that. */
const decidedAt = (
  strapi: Strapi,
  type: Collection,
  live: number,
  target: ListingRow,
  to: ListingRow['status'],
) => {
  if (to !== 'PENDING') return new Date().toISOString();
  return target.status === to ? target.decided_at : declinedEarlier(strapi, type, live);
};

/** An approved revision takes the place of its live listing; a draft is refused with 409. */
export const decideListing = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> => {
  const { version, status, note, internalNote } = readDecision(input);
  return withListing(strapi, type, actor, address, async (held) => {
    const { sql, repository, live } = held;
    // The admin's own draft, too, is only decided once it is submitted.
    const revision = held.revision?.draft === true ? null : held.revision;
    const target = revision ?? live;
    const to = status ?? 'PENDING';
    // Without a version only a pending listing can be decided.
    const decidable = target.draft === true || (target.status ?? 'PENDING') === 'PENDING';
    if (version === undefined && !decidable) throw await repository.lostRace(live);
    await repository.raiseVersion(sql, live, version);
    const before = input.undo === true ? await mergedBefore(strapi, type, held) : null;
    if (before) {
      await takeApart(strapi, type, actor, held, before);
      await recallLetters(strapi, `${type}/${live.id}`);
      return repository.findPending(live.id, actor);
    }
    if (target.draft === true) throw notSubmitted();
    const change = {
      status: to,
      note,
      decided_at: await decidedAt(strapi, type, live.id, target, to),
    };
    const fields = fieldsOf(target);
    if (revision && to === 'APPROVED') {
      await repository.write(sql, live, fields, { ...change, submitted_at: revision.submitted_at });
      await repository.remove(revision);
    } else {
      await repository.write(sql, target, fields, change);
    }
    await repository.settle(sql, live);
    await recordEvent(strapi, type, live.id, actor, {
      kind: to === target.status ? 'noted' : eventOf[to],
      from: target.status,
      to,
      note,
      internalNote,
      fields: revision ? changedFields(fieldsOf(live), fields) : [],
      before: revision && to === 'APPROVED' ? beforeOf(live) : null,
      versionChecked: version !== undefined,
    });
    // A note for other admins alone is nobody else's business.
    if (to !== target.status || note !== target.note) {
      const shelf = to === 'APPROVED' ? 'active' : 'pending';
      await tellDecision(strapi, {
        kind: 'listing',
        about: `${type}/${live.id}`,
        to,
        note,
        title: fields.name,
        path: `/${type}/${shelf}/view/${live.slug ?? live.id}`,
        reader: live.account ?? live.author,
      });
    }
    return repository.findPending(live.id, actor);
  });
};

/** A vendor takes back what waits for a decision and goes on with it as a draft. */
export const withdrawListing = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> => {
  const reader = new Reader(input);
  const version = reader.version();
  if (reader.errors.length > 0) throw invalid(listingTexts.failed, reader.errors);
  return withListing(strapi, type, actor, address, async ({ sql, repository, live, revision }) => {
    if (!isOwn(actor, live)) throw new Refusal('withdrawal-is-for-vendors');
    await repository.raiseVersion(sql, live, version);
    // Beside a listing that was opened again may be a draft: then it is the listing that waits.
    const target = [revision, live].find((row) => row?.status === 'PENDING' && row.draft !== true);
    if (!target) {
      throw new Refusal('nothing-pending');
    }
    await repository.write(sql, target, fieldsOf(target), { draft: true, submitted_at: null });
    await recordEvent(strapi, type, live.id, actor, {
      kind: 'withdrawn',
      from: 'PENDING',
      to: 'PENDING',
      versionChecked: version !== undefined,
    });
    return repository.findPending(live.id, actor);
  });
};

/**
 * Drops the proposed change that the actor saw, and no later one. A listing that was never live has nothing else, so it
 * goes as a whole; one that was live goes only when it is deleted.
 */
export const discardPending = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<void> =>
  withListing(strapi, type, actor, address, async ({ sql, repository, live, revision }) => {
    const reader = new Reader(input);
    const version = reader.version();
    // Nothing is discarded that the caller has not seen.
    if (!reader.has('version')) reader.fail('version', genericTexts.required('Version'));
    if (reader.errors.length > 0) throw invalid('Nothing was discarded.', reader.errors);
    await repository.raiseVersion(sql, live, version);
    if (revision) {
      await repository.remove(revision);
    } else {
      if (live.status === 'APPROVED' || (await wasEverLive(strapi, type, live.id)))
        throw notFound();
      await repository.removeAll(live);
    }
    const event = revision
      ? ({ kind: 'discarded', from: revision.status, to: live.status } as const)
      : ({ kind: 'deleted', from: live.status, to: null } as const);
    await recordEvent(strapi, type, live.id, actor, event);
  });

/** With its revision; the history keeps that it was there. */
export const deleteListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
): Promise<void> =>
  withListing(strapi, type, actor, address, async ({ repository, live }) => {
    await repository.removeAll(live);
    await recordEvent(strapi, type, live.id, actor, {
      kind: 'deleted',
      from: live.status,
      to: null,
    });
  });
