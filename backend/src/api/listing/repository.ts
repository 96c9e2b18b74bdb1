import { type Collection, isBlank } from '@portal/domain';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../database.ts';
import { findInParts, type ListQuery } from '../../listQuery.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Strapi } from '../../registry.ts';
import { latestEvent } from '../event/services/events.ts';
import { readRatings } from '../review/services/ratings.ts';
import { removeBelongings } from './belongings.ts';
import { populate } from './populate.ts';
import { isForeignDraft, scopeOf, submittedOrOwn } from './services/access.ts';
import { isUnnamed, pickSlug } from './slug.ts';
import { writeTeam } from './team.ts';
import { columnsOf, fieldsOf, kinds, type ListingFields, type ListingRow } from './types.ts';

const undecided = { status: 'PENDING', note: null, decided_at: null } as const;

/** Columns of the record itself that only the server sets. */
export interface ListingState {
  status: ListingRow['status'];
  note: string | null;
  draft: boolean;
  submitted_at: string | null;
  decided_at: string | null;
}

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
    const live = await findLive(address, scopeOf(actor));
    if (isForeignDraft(actor, live)) throw notFound();
    return live;
  };

  /** With an actor: only what that one may see of it. */
  const findRevision = (liveId: number, actor?: Actor): Promise<ListingRow | null> =>
    rows.findOne({
      where: { revision_of: liveId, ...(actor ? submittedOrOwn(actor) : {}) },
      populate: populate[type],
    });

  /** Reads for writing: whoever comes second waits here and then sees what the first one did. */
  const lock = async (
    sql: Sql,
    address: string,
    accountId?: number | null,
  ): Promise<ListingRow> => {
    const seen = await findLive(address, accountId);
    await sql(table).where({ id: seen.id }).forUpdate().first('id');
    return findLive(String(seen.id), accountId);
  };

  const lostRace = async (live: ListingRow): Promise<Refusal> =>
    new Refusal(409, 'Somebody else changed this listing meanwhile.', {
      latest: { event: await latestEvent(strapi, type, live.id), version: live.version },
    });

  /**
   * Of all who saw the same version one gets through; the others are told what happened meanwhile. Who names no version takes
   * the record as it is, which its lock holds.
   */
  const raiseVersion = async (
    sql: Sql,
    live: ListingRow,
    version: number = live.version,
  ): Promise<void> => {
    const raised = await sql(table)
      .where({ id: live.id, version })
      .update({ version: version + 1 });
    if (raised !== 1) throw await lostRace(live);
  };

  const add = async (data: object, fields: ListingFields): Promise<number> => {
    const id = Number((await documents.create({ data })).id);
    if (type === 'services') await writeTeam(strapi, id, fields.team_members);
    return id;
  };

  const create = async (
    sql: Sql,
    fields: ListingFields,
    state: ListingState,
    owner: { account: number | null; author: number },
  ): Promise<number> => {
    const slug = await pickSlug(strapi, sql, table, fields.name, single);
    const data = { ...columnsOf(type, fields), ...state, ...owner, slug, version: 1 };
    return add(data, fields);
  };

  const createRevision = async (
    live: ListingRow,
    fields: ListingFields,
    state: ListingState,
  ): Promise<void> => {
    const owner = { account: live.account?.id ?? null, author: live.author?.id ?? null };
    const data = {
      ...columnsOf(type, fields),
      ...state,
      ...owner,
      revision_of: live.id,
      version: 0,
    };
    await add(data, fields);
  };

  const write = async (
    sql: Sql,
    row: ListingRow,
    fields: ListingFields,
    change: Partial<ListingState> & { account?: number | null },
  ): Promise<void> => {
    const slug =
      row.revision_of === null && isUnnamed(row.slug) && !isBlank(fields.name)
        ? { slug: await pickSlug(strapi, sql, table, fields.name, single) }
        : {};
    const data = { ...columnsOf(type, fields), ...change, ...slug };
    await documents.update({ documentId: row.documentId, data });
    if (type === 'services') await writeTeam(strapi, row.id, fields.team_members);
  };

  const remove = async (row: ListingRow): Promise<void> => {
    if (type === 'services') await writeTeam(strapi, row.id, []);
    await documents.delete({ documentId: row.documentId });
  };

  const removeAll = async (live: ListingRow): Promise<void> => {
    const revision = await findRevision(live.id);
    if (revision) await remove(revision);
    await removeBelongings(strapi, type, live.id);
    await remove(live);
  };

  /**
   * Keeps the promises between both rows: one owner, and nothing handed over for what is not live. What was only drafted
   * stays so, out of the admins' sight, and says what was decided meanwhile.
   */
  const settle = async (sql: Sql, before: ListingRow): Promise<void> => {
    const revision = await findRevision(before.id);
    if (!revision) return;
    const live = await findLive(String(before.id));
    if (live.status !== 'APPROVED' && revision.draft !== true) {
      await write(sql, live, fieldsOf(revision), { draft: false });
      return remove(revision);
    }
    const wasLive = before.status === 'APPROVED' ? revision : undecided;
    const { status, note, decided_at } = live.status === 'APPROVED' ? wasLive : live;
    const account = live.account?.id ?? null;
    const data = { account, status, note, decided_at };
    const stays = live.status === 'APPROVED' && wasLive === revision;
    if (stays && account === (revision.account?.id ?? null)) return;
    await documents.update({ documentId: revision.documentId, data });
  };

  /** The record with its proposed change in place, as far as the actor may see that. */
  const findPending = async (liveId: number, actor: Actor): Promise<ListingRow> =>
    (await findRevision(liveId, actor)) ?? findLive(String(liveId));

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
    lock,
    lostRace,
    raiseVersion,
    create,
    createRevision,
    write,
    remove,
    removeAll,
    settle,
    findPending,
    findPage,
    findLiveByIds,
    idsWithRevision,
    ratings: (ids: number[]) => readRatings(strapi, single, ids),
  };
};

export type ListingRepository = ReturnType<typeof listingRepository>;
