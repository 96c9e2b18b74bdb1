import {
  bulkFeature,
  type Collection,
  featuredFull,
  featuredWith,
  featureProblem,
  importTexts,
} from '@portal/domain';
import { authorize } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { type FullTermRow, kinds, listingRepository } from '../listing/index.ts';
import { SHOWN } from '../moderation/index.ts';
import { featuredBefore, termService } from '../term/index.ts';
import { withMerged } from './mergedChanges.ts';
import { holdSelected } from './readRows.ts';
import type { RowKind, Work } from './rowKind.ts';
import { aboutId, fail } from './rowProblems.ts';
import { changesOf, IMPORT_ROWS } from './tables.ts';

/** What undo needs of a row: the ids of the featured listings before the run. */
type Before = readonly number[];

/** The industry that the edit names, or into which that was merged since, and what happens in it. */
const askedIn = async (sql: Sql, { imported }: Work) =>
  bulkFeature(await withMerged(sql, changesOf(imported))) ?? { industry: -1, features: false };

const nullIfGone = (error: unknown): null => {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
};

/** The industry, held; null if it was deleted since. */
const holdIndustry = (strapi: Strapi, sql: Sql, id: number): Promise<FullTermRow | null> =>
  termService(strapi, 'industry').hold(sql, String(id)).catch(nullIfGone);

const isShown = async (strapi: Strapi, type: Collection, id: number): Promise<boolean> =>
  (await strapi.db.query(kinds[type].uid).count({ where: { id, ...SHOWN } })) > 0;

/** How many rows before this one would add a listing as well: a check rolls each back. */
const addedBefore = async (sql: Sql, { imported, row }: Work): Promise<number> => {
  if (imported.state !== 'checking') return 0;
  const [counted] = await sql(IMPORT_ROWS)
    .where({ import_id: imported.id, state: 'changed' })
    .where('number', '<', row.number)
    .count({ n: '*' });
  return Number(counted?.n);
};

/** The featured listings before the run, by which undo puts them back in their order. */
const beforeRun = async (sql: Sql, { imported }: Work, now: Before, id: number) => {
  const first = await sql(IMPORT_ROWS)
    .where({ import_id: imported.id, state: 'saved' })
    .orderBy('number')
    .first('before');
  const before: Before = JSON.parse(first?.before ?? '[]');
  return before.includes(id) ? before : now;
};

const writeRow = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  work: Work,
): ReturnType<RowKind['write']> => {
  const { imported, row, actor } = work;
  authorize(actor, 'term.write');
  const { industry, features } = await askedIn(sql, work);
  const term = await holdIndustry(strapi, sql, industry);
  if (!term) return fail('row', importTexts.industryDeleted);
  const repository = listingRepository(strapi, type);
  const { live, state } = await holdSelected(sql, type, repository, row, actor);
  const { id } = live;
  const { all } = await featuredBefore(strapi, industry, type);
  const about = { target: aboutId(imported, id), listing_id: id };
  if (all.includes(id) === features) return { state: 'unchanged', ...about };
  if (features) {
    const { industries } = state.live.values;
    const listing = { isShown: await isShown(strapi, type, id), industries };
    const problem = featureProblem(listing, industry, all.length + (await addedBefore(sql, work)));
    if (problem) return fail('row', problem);
  }
  const before = await beforeRun(sql, work, all, id);
  const ids = features ? featuredWith(all, id) : all.filter((each) => each !== id);
  await termService(strapi, 'industry').setFeatured(term, type, ids, actor);
  const difference = { field: 'featured', checked: features, before: [], after: [] };
  return {
    state: 'changed',
    ...about,
    before: JSON.stringify(before),
    preview: JSON.stringify([difference]),
  };
};

/** Takes back what the row did, unless the list has been changed back since. */
const undoRow = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  work: Work,
): ReturnType<RowKind['undo']> => {
  const { row, actor } = work;
  authorize(actor, 'term.write');
  const { industry, features } = await askedIn(sql, work);
  const term = await holdIndustry(strapi, sql, industry);
  const id = row.listing_id ?? -1;
  if (!term) return importTexts.industryDeleted;
  const { all } = await featuredBefore(strapi, industry, type);
  if (all.includes(id) !== features) return importTexts.keptChanged;
  const service = termService(strapi, 'industry');
  if (features) {
    const ids = all.filter((each) => each !== id);
    await service.setFeatured(term, type, ids, actor);
    return undefined;
  }
  const held = await listingRepository(strapi, type).hold(sql, String(id)).catch(nullIfGone);
  if (!held) return importTexts.keptDeleted;
  // The list had it, so it may be hidden.
  const problem = featuredFull(all.length);
  if (problem) return problem;
  const before: Before = JSON.parse(row.before ?? '[]');
  await service.setFeatured(term, type, featuredWith(all, id, before), actor);
  return undefined;
};

/** Listings of a bulk edit that an industry features, or no longer does. */
export const featuredRows = (type: Collection): RowKind => ({
  terms: [],
  write: (strapi, sql, work) => writeRow(strapi, sql, type, work),
  undo: (strapi, sql, work) => undoRow(strapi, sql, type, work),
});
