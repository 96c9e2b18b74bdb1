import {
  type Collection,
  isBlank,
  type ListingState,
  type ListingValues,
  type Submission,
} from '@portal/domain';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../database.ts';
import { findInParts, type ListQuery } from '../../listQuery.ts';
import { notFound } from '../../refusal.ts';
import type { Strapi } from '../../registry.ts';
import { readRatings } from '../review/services/ratings.ts';
import { removeDependents } from './dependents.ts';
import { populate } from './populate.ts';
import { ownerOf, submittedOrOwn } from './services/access.ts';
import { isUnnamed, pickSlug } from './slug.ts';
import { writeTeam } from './team.ts';
import { columnsOf, fieldsOf, kinds, type ListingRow } from './types.ts';

/** A listing that is held for one writer. */
export interface HeldListing {
  live: ListingRow;
  revision: ListingRow | null;
  state: ListingState<ListingValues>;
}

const submissionOf = (row: ListingRow): Submission<ListingValues> => ({
  values: fieldsOf(row),
  status: row.status ?? 'PENDING',
  note: row.note,
  draft: row.draft === true,
  submittedAt: row.submitted_at,
  decidedAt: row.decided_at,
});

/**
 * The one place that knows how a proposed change is kept: as a second row of the same table whose `revision_of` is the
 * id of the live row. A revision has no slug and is never APPROVED. Beside a row that is not APPROVED there is none but a draft.
 * The live row's `version` counts the writes to both.
 */
export const listingRepository = (strapi: Strapi, type: Collection) => {
  const { uid, single } = kinds[type];
  const rows = strapi.db.query(uid);
  const documents = strapi.documents(uid);
  const table: string = strapi.getModel(uid).collectionName ?? type;

  /** An id or a slug; `accountId` narrows to what that account may see. */
  const findLive = async (address: string, accountId?: number | null): Promise<ListingRow> => {
    const id = /^\d{1,9}$/.test(address) ? { id: Number(address) } : { slug: address };
    const owner = accountId === undefined ? {} : { account: { id: accountId ?? -1 } };
    const row: ListingRow | null = address.includes('\0')
      ? null
      : await rows.findOne({
          where: { ...id, ...owner, revision_of: null },
          populate: populate[type],
        });
    if (!row) throw notFound();
    return row;
  };

  /** For the eyes of one: what another account has not submitted is not there, for admins neither. */
  const findSeen = async (address: string, actor: Actor): Promise<ListingRow> => {
    const live = await findLive(address);
    authorize(actor, live.draft ? 'draft.read' : 'listing.read', ownerOf(live));
    return live;
  };

  /** With an actor: only what that one may see of it. */
  const findRevision = (liveId: number, actor?: Actor): Promise<ListingRow | null> =>
    rows.findOne({
      where: { revision_of: liveId, ...(actor ? submittedOrOwn(actor) : {}) },
      populate: populate[type],
    });

  /** Reads for writing: others wait here and then see what was done. `accountId` narrows as in `findLive`. */
  const hold = async (
    sql: Sql,
    address: string,
    accountId?: number | null,
  ): Promise<HeldListing> => {
    const seen = await findLive(address, accountId);
    await sql(table).where({ id: seen.id }).forUpdate().first('id');
    const live = await findLive(String(seen.id), accountId);
    const revision = await findRevision(live.id);
    const state = {
      live: submissionOf(live),
      revision: revision && submissionOf(revision),
      version: live.version,
      accountId: live.account?.id ?? null,
    };
    return { live, revision, state };
  };

  const columns = (submission: Submission<ListingValues>) => {
    const { values, status, note, draft, submittedAt, decidedAt } = submission;
    const state = { status, note, draft, submitted_at: submittedAt, decided_at: decidedAt };
    return { ...columnsOf(type, values), ...state };
  };

  const add = async (data: object, fields: ListingValues): Promise<number> => {
    const id = Number((await documents.create({ data })).id);
    if (type === 'services') await writeTeam(strapi, id, fields.team_members);
    return id;
  };

  const create = async (
    sql: Sql,
    submission: Submission<ListingValues>,
    owner: { account: number | null; author: number },
  ): Promise<number> => {
    const slug = await pickSlug(strapi, sql, table, submission.values.name, single);
    return add({ ...columns(submission), ...owner, slug, version: 1 }, submission.values);
  };

  const write = async (
    sql: Sql,
    row: ListingRow,
    submission: Submission<ListingValues>,
    account: number | null,
  ): Promise<void> => {
    const { values } = submission;
    const slug =
      row.revision_of === null && isUnnamed(row.slug) && !isBlank(values.name)
        ? { slug: await pickSlug(strapi, sql, table, values.name, single) }
        : {};
    const data = { ...columns(submission), ...slug, account };
    await documents.update({ documentId: row.documentId, data });
    if (type === 'services') await writeTeam(strapi, row.id, values.team_members);
  };

  const remove = async (row: ListingRow): Promise<void> => {
    if (type === 'services') await writeTeam(strapi, row.id, []);
    await documents.delete({ documentId: row.documentId });
  };

  /** Makes both rows what moderation decided; a part that is the same object is not written. */
  const store = async (
    sql: Sql,
    { live, revision, state }: HeldListing,
    next: ListingState<ListingValues>,
  ): Promise<void> => {
    const { version, accountId } = next;
    await sql(table).where({ id: live.id }).update({ version });
    const moved = accountId !== state.accountId;
    if (moved || next.live !== state.live) await write(sql, live, next.live, accountId);
    if (!next.revision) {
      if (revision) await remove(revision);
    } else if (!revision) {
      const owner = { account: accountId, author: live.author?.id ?? null };
      const data = { ...columns(next.revision), ...owner, revision_of: live.id, version: 0 };
      await add(data, next.revision.values);
    } else if (moved || next.revision !== state.revision) {
      await write(sql, revision, next.revision, accountId);
    }
  };

  const removeAll = async ({ live, revision }: HeldListing, actor: Actor): Promise<void> => {
    if (revision) await remove(revision);
    await removeDependents(strapi, type, live.id, actor);
    await remove(live);
  };

  /** The record with its proposed change in place, as far as the actor may see that. */
  const findPending = async (liveId: number, actor: Actor): Promise<ListingRow> =>
    (await findRevision(liveId, actor)) ?? findLive(String(liveId));

  /** A listing and its revision, regardless of who asks; both are missing when the listing is. */
  const findBoth = async (liveId: number): Promise<(ListingRow | undefined)[]> => {
    const where = { $or: [{ id: liveId, revision_of: null }, { revision_of: liveId }] };
    const found: ListingRow[] = await rows.findMany({ where, populate: populate[type] });
    return [
      found.find((row) => row.id === liveId),
      found.find((row) => row.revision_of === liveId),
    ];
  };

  /** Live rows and revisions alike; the condition decides which. */
  const findPage = (query: ListQuery, parts: readonly object[] = [{}]) =>
    findInParts<ListingRow>(rows, { ...query, populate: populate[type] }, parts);

  const findLiveByIds = (ids: number[]): Promise<ListingRow[]> =>
    rows.findMany({ where: { id: { $in: ids } }, populate: populate[type] });

  const idsWithRevision = async (ids: number[], actor: Actor): Promise<Set<number>> => {
    const found: { revision_of: number }[] = await rows.findMany({
      select: ['revision_of'],
      where: { revision_of: { $in: ids }, ...submittedOrOwn(actor) },
    });
    return new Set(found.map((row) => row.revision_of));
  };

  /** The live ids that have a revision the actor may see, as a part of a query and not yet asked for. */
  const revisedIds = (actor: Actor) =>
    strapi.db
      .getConnection(table)
      .select('revision_of')
      .whereNotNull('revision_of')
      .where((seen) =>
        seen
          .where({ draft: false })
          .orWhereNull('draft')
          .orWhere({ account_id: actor.accountId ?? -1 }),
      );

  return {
    type,
    revisedIds,
    findLive,
    findSeen,
    findRevision,
    hold,
    create,
    store,
    removeAll,
    findPending,
    findBoth,
    findPage,
    findLiveByIds,
    idsWithRevision,
    ratings: (ids: number[]) => readRatings(strapi, single, ids),
  };
};

export type ListingRepository = ReturnType<typeof listingRepository>;
