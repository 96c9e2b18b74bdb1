import { isDeepStrictEqual } from 'node:util';
import {
  type Collection,
  isBlank,
  type ListingState,
  type ListingValues,
  type Submission,
  storedName,
} from '@portal/domain';
import type { Knex } from 'knex';
import { type Actor, authorize } from '../../base/actor.ts';
import { whereAddress } from '../../base/body.ts';
import { inOneRead, type Sql } from '../../base/database.ts';
import { notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { inOrder } from '../../base/slice.ts';
import { LINK_CHECKS, linksOf } from '../links/index.ts';
import { forgetMessages, type NewEvent, recordEvent, undecided } from '../moderation/index.ts';
import { restoreRows, type TrashEntry } from '../trash/index.ts';
import { changeAccount, forAccount } from './changeAccount.ts';
import { afterMerges, mergedTermsOf } from './mergedTerms.ts';
import {
  columnsOf,
  fieldsOf,
  kinds,
  type ListingRow,
  ofAccount,
  ownerOf,
  populate,
  submittedOrOwn,
  writeTeam,
} from './rows.ts';
import { isUnnamed, pickSlug } from './slug.ts';
import { moveToTrash } from './trashed.ts';
import { removeVersions } from './versionTable.ts';

const OFFER = 'api::special-offer.special-offer';

/** A listing that is locked for one writer. */
export interface HeldListing {
  live: ListingRow;
  revision: ListingRow | null;
  state: ListingState<ListingValues>;
}

interface Owner {
  account: number | null;
  author: number | null;
}

const submissionOf = (row: ListingRow): Submission<ListingValues> => ({
  values: fieldsOf(row),
  status: row.status ?? 'PENDING',
  note: row.note,
  draft: row.draft === true,
  submittedAt: row.submitted_at,
  decidedAt: row.decided_at,
  request: row.request,
});

/**
 * The only place that knows how revisions are stored: as a second row of the same table, with the id of the live row in
 * `revision_of`. A revision has no slug and is never APPROVED. A listing that is not APPROVED can only have a draft as its
 * revision. The live row's `version` counts the writes to both.
 */
export const listingRepository = (strapi: Strapi, type: Collection) => {
  const { uid, single } = kinds[type];
  const rows = strapi.db.query(uid);
  const table: string = strapi.getModel(uid).collectionName ?? type;

  const findOne = async (address: string, where: object, read: object) => {
    const found: ListingRow | null = address.includes('\0')
      ? null
      : await rows.findOne({
          where: { ...whereAddress(address), ...where, revision_of: null },
          ...read,
        });
    if (!found) throw notFound();
    return found;
  };

  /** By id or slug. */
  const findLive = (address: string): Promise<ListingRow> =>
    findOne(address, {}, { populate: populate[type] });

  /** Throws 404 for unsubmitted listings of other accounts, also for admins. */
  const findSeen = async (address: string, actor: Actor): Promise<ListingRow> => {
    const live = await findLive(address);
    authorize(actor, live.draft ? 'draft.read' : 'listing.read', ownerOf(live));
    return live;
  };

  /** What the actor may see. */
  const findRevision = (liveId: number, actor: Actor): Promise<ListingRow | null> =>
    rows.findOne({
      where: { revision_of: liveId, ...submittedOrOwn(actor) },
      populate: populate[type],
    });

  /** A listing and its revision, for any actor; both are missing when the listing is. */
  const findBoth = async (liveId: number): Promise<(ListingRow | undefined)[]> => {
    const where = { $or: [{ id: liveId, revision_of: null }, { revision_of: liveId }] };
    const found: ListingRow[] = await rows.findMany({ where, populate: populate[type] });
    const live = found.find((row) => row.id === liveId);
    const revision = found.find((row) => row.revision_of === liveId);
    return [live, revision && { ...revision, ...(live ? { live } : {}) }];
  };

  const columns = (submission: Submission<ListingValues>): Record<string, unknown> => {
    const { values, status, note, draft, request, submittedAt, decidedAt } = submission;
    const times = { submitted_at: submittedAt, decided_at: decidedAt };
    const state = { status, note, draft, request, ...times };
    return { ...columnsOf(type, values), ...state };
  };

  /** With the other term for one that was merged, and without terms that were deleted meanwhile: Undo writes values of an earlier time. */
  const withKnownTerms = async (sql: Sql, written: Record<string, unknown>) => {
    const known = { ...written };
    for (const term of kinds[type].terms) {
      const name = storedName(term);
      const ids = written[name];
      if (!Array.isArray(ids) || ids.length === 0) continue;
      const lock = (some: number[]): Promise<number[]> =>
        sql(term).whereIn('id', some).forKeyShare().pluck('id');
      const found = await lock(ids);
      const gone = ids.filter((id) => !found.includes(id));
      const merges = gone.length === 0 ? new Map() : await mergedTermsOf(sql, term).follow(gone);
      if (merges.size > 0) found.push(...(await lock([...merges.values()])));
      known[name] = afterMerges(ids, merges).filter((id) => found.includes(id));
    }
    return known;
  };

  const add = async (
    sql: Sql,
    submission: Submission<ListingValues>,
    more: object,
  ): Promise<number> => {
    const data = { ...(await withKnownTerms(sql, columns(submission))), ...more };
    const { id } = await rows.create({ data });
    if (type === 'services') await writeTeam(strapi, id, submission.values.team_members, []);
    return id;
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
    const before = columns(submissionOf(row));
    const after = Object.entries(columns(forAccount(account, row, submission)));
    const changed = after.filter(([name, value]) => !isDeepStrictEqual(before[name], value));
    const moved = account === (row.account?.id ?? null) ? {} : { account };
    const written = await withKnownTerms(sql, Object.fromEntries(changed));
    const data = { ...written, ...slug, ...moved, updatedAt: new Date() };
    const where = { id: row.id };
    // One statement, but only for columns.
    const relates = Object.keys(data).some((name) => name in populate[type]);
    await (relates ? rows.update({ where, data }) : rows.updateMany({ where, data }));
    if (type === 'services') await writeTeam(strapi, row.id, values.team_members, row.team_members);
  };

  const remove = async (row: ListingRow): Promise<void> => {
    if (type === 'services') await writeTeam(strapi, row.id, [], row.team_members);
    await rows.delete({ where: { id: row.id } });
  };

  /** Adds an event to the history of the undecided offers, which plans or cancels their refunds. */
  const noteOffers = async (sql: Sql, id: number, actor: Actor, event: NewEvent): Promise<void> => {
    // Waits for a decision in progress.
    await sql('special_offers')
      .where({ [`${single}_id`]: id })
      .forUpdate()
      .select('id');
    const offers: { id: number; title: string }[] = await strapi.db.query(OFFER).findMany({
      select: ['id', 'title'],
      where: { [single]: { id }, ...undecided },
    });
    for (const { id, title: name } of offers)
      await recordEvent(strapi, 'special-offers', { id, name }, actor, event);
  };

  const removeDependents = async (sql: Sql, id: number, actor: Actor): Promise<void> => {
    await noteOffers(sql, id, actor, { kind: 'deleted', from: 'PENDING', to: null });
    for (const owned of ['api::review.review', OFFER] as const)
      await strapi.db.query(owned).deleteMany({ where: { [single]: { id } } });
    const views = strapi.db.query('api::daily-view.daily-view');
    await views.deleteMany({ where: { listing_type: type, listing_id: id } });
    await sql(LINK_CHECKS).where({ listing_type: type, listing_id: id }).delete();
    await removeVersions(sql, type, id);
  };

  return {
    strapi,
    type,
    findLive,
    findSeen,

    /** Reads and locks for writing: other writers wait and then see the result. With `accountId` only what that account may see. */
    async hold(sql: Sql, address: string, accountId?: number | null): Promise<HeldListing> {
      const owner = accountId === undefined ? {} : ofAccount({ accountId });
      const { id } = await findOne(address, owner, { select: ['id'] });
      await sql(table).where({ id }).forUpdate().first('id');
      const [live, revision = null] = await findBoth(id);
      // Deleted or moved by the writer that was waited for.
      const isSeen = accountId === undefined || live?.account?.id === accountId;
      if (!live || !isSeen) throw notFound();
      const state = {
        live: submissionOf(live),
        revision: revision && submissionOf(revision),
        version: live.version,
        accountId: live.account?.id ?? null,
      };
      return { live, revision, state };
    },

    /** Listings that the author created for the account in the last `within` milliseconds and that were not edited since. */
    async findUntouched(
      sql: Sql,
      { account, author }: Owner,
      within: number,
    ): Promise<ListingRow[]> {
      // Concurrent requests wait here for the first.
      await sql('up_users').where({ id: author }).forUpdate().first('id');
      return rows.findMany({
        where: {
          revision_of: null,
          version: 1,
          account: { id: account ?? { $null: true } },
          author: { id: author },
          createdAt: { $gt: new Date(Date.now() - within) },
        },
        orderBy: { id: 'asc' },
        populate: populate[type],
      });
    },

    async create(sql: Sql, submission: Submission<ListingValues>, owner: Owner): Promise<number> {
      const slug = await pickSlug(strapi, sql, table, submission.values.name, single);
      return add(sql, submission, { ...owner, slug, version: 1 });
    },

    /** Writes the next state to both rows; a part that is the same object is not written. */
    async store(
      sql: Sql,
      { live, revision, state }: HeldListing,
      next: ListingState<ListingValues>,
    ): Promise<void> {
      const { version, accountId } = next;
      await sql(table).where({ id: live.id }).update({ version });
      const moved = accountId !== state.accountId;
      if (moved || next.live !== state.live) await write(sql, live, next.live, accountId);
      if (!next.revision) {
        if (revision) await remove(revision);
      } else if (!revision) {
        const owner: Owner = { account: accountId, author: live.author?.id ?? null };
        await add(sql, next.revision, { ...owner, revision_of: live.id, version: 0 });
      } else if (moved || next.revision !== state.revision) {
        await write(sql, revision, next.revision, accountId);
      }
      if (moved) await changeAccount(strapi, sql, type, live.id, state.accountId);
    },

    /** Keeps the listing in the trash and deletes it. */
    async trash(sql: Sql, held: HeldListing, actor: Actor): Promise<void> {
      await moveToTrash(strapi, sql, type, held, actor);
      await this.removeAll(sql, held, actor);
    },

    /** Puts a listing back from the trash. */
    async restoreTrashed(sql: Sql, trashed: TrashEntry, actor: Actor): Promise<HeldListing> {
      const { record_id: id } = trashed;
      await restoreRows(strapi, sql, trashed);
      await noteOffers(sql, id, actor, { kind: 'restored', from: null, to: 'PENDING' });
      return this.hold(sql, String(id));
    },

    /** Erases the listing with its revision and dependent records; events stay. */
    async removeAll(sql: Sql, { live, revision }: HeldListing, actor: Actor): Promise<void> {
      if (revision) await remove(revision);
      await removeDependents(sql, live.id, actor);
      await forgetMessages(sql, { type, id: live.id });
      await remove(live);
    },

    /** A listing with its revision applied, as far as the actor may see it. */
    async findPending(live: ListingRow, actor: Actor): Promise<ListingRow> {
      const revision = await findRevision(live.id, actor);
      return revision ? { ...revision, live } : live;
    },

    findBoth,
    withKnownTerms,

    /** Whether what a listing's vendor sees, its revision if it has one, is not submitted. */
    async isDraft(liveId: number): Promise<boolean> {
      const row: Pick<ListingRow, 'draft'> | null = await rows.findOne({
        select: ['draft'],
        where: { $or: [{ id: liveId }, { revision_of: liveId }] },
        orderBy: { id: 'desc' },
      });
      return row?.draft === true;
    },

    /** The rows with these ids, in this order. */
    async findByIds(ids: readonly number[]): Promise<ListingRow[]> {
      const where = { id: { $in: ids } };
      const found: ListingRow[] = await rows.findMany({ where, populate: populate[type] });
      return inOrder(ids, found);
    },

    /** A query of the ids of the rows with this condition. */
    idsWhere: (where: object): Knex.QueryBuilder =>
      strapi.db
        .queryBuilder(uid)
        .init({ select: ['id'], where })
        .getKnexQuery(),

    findLiveByIds: (ids: number[]): Promise<ListingRow[]> =>
      rows.findMany({ where: { id: { $in: ids } }, populate: populate[type] }),

    async idsWithRevision(ids: number[], actor: Actor): Promise<Set<number>> {
      const found: { revision_of: number }[] = await rows.findMany({
        select: ['revision_of'],
        where: { revision_of: { $in: ids }, ...submittedOrOwn(actor) },
      });
      return new Set(found.map((row) => row.revision_of));
    },

    /** The links of live listings by id, in one statement. */
    links: (ids: number[]) => linksOf(strapi, type, ids),

    /** Mean and number of the approved reviews by listing id, in one statement. */
    async ratings(ids: number[]): Promise<Map<number, { mean: number; count: number }>> {
      const column = `${single}_id`;
      const found: Record<string, unknown>[] = await inOneRead(strapi, (sql) =>
        sql('reviews')
          .whereIn(column, ids)
          .where({ status: 'APPROVED' })
          .groupBy(column)
          .select(column)
          .avg({ mean: 'rating' })
          .count({ count: '*' }),
      );
      return new Map(
        found.map((row) => [
          Number(row[column]),
          { mean: Number(row.mean ?? 0), count: Number(row.count) },
        ]),
      );
    },
  };
};

export type ListingRepository = ReturnType<typeof listingRepository>;
