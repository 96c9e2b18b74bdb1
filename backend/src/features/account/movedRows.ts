import { bulkTarget, type Collection, importTexts, moveDifference } from '@portal/domain';
import { authorize, nameOf } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  aboutId,
  changesOf,
  holdSelected,
  IMPORT_ROWS,
  type RowKind,
  type RowRecord,
  revertToBase,
  unchangedSince,
  type Work,
} from '../imports/index.ts';
import { listingRepository } from '../listing/index.ts';
import { findUser } from '../sign-in/index.ts';
import { holdTarget, type Moved, type MovedNow, moveOne, tellVendors } from './moveListing.ts';

/** What a row keeps of its last move, for undo and for those who are told. */
interface Before extends Pick<Moved, 'title' | 'path' | 'isLive'> {
  /** The ids of the users. */
  from: number | null;
  to: number;
  /** Of the run or the undo that moved it. */
  round: number;
}

const beforeOf = ({ title, path, isLive, former, target }: MovedNow, { imported }: Work): string =>
  JSON.stringify({
    title,
    path,
    isLive,
    from: former?.id ?? null,
    to: target.id,
    round: imported.round,
  } satisfies Before);

const personOf = (user: MovedNow['target']) => ({ id: user.id, name: nameOf(user) });

const writeRow = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  work: Work,
): ReturnType<RowKind['write']> => {
  const { imported, row, actor } = work;
  authorize(actor, 'accounts.manage');
  const to = bulkTarget(changesOf(imported)) ?? -1;
  await holdTarget(sql, to);
  const { state, live } = await holdSelected(
    sql,
    type,
    listingRepository(strapi, type),
    row,
    actor,
  );
  const { id } = live;
  const about = { target: aboutId(imported, id), listing_id: id };
  const isChecking = imported.state === 'checking';
  const found = await moveOne(strapi, sql, actor, type, { id, to }).catch((error: unknown) => {
    if (error instanceof HttpError && error.reason === 'listing-already-there') return null;
    throw error;
  });
  if (!found) return { state: 'unchanged', ...about };
  if (!isChecking && row.version !== state.version) throw new HttpError('stale-version');
  const { former, target } = found;
  const preview = [moveDifference(former && personOf(former), personOf(target))];
  return {
    state: 'changed',
    ...about,
    version: isChecking ? state.version : found.row.version,
    base: state.version,
    before: beforeOf(found, work),
    preview: JSON.stringify(preview),
  };
};

/** Moves a listing back to its former vendor, unless it has changed since. */
const undoRow = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  work: Work,
): ReturnType<RowKind['undo']> => {
  const { row, actor } = work;
  authorize(actor, 'accounts.manage');
  const { from: to }: Before = JSON.parse(row.before ?? '');
  if (to === null) return importTexts.keptNoVendor;
  await holdTarget(sql, to);
  const live = await unchangedSince(listingRepository(strapi, type), row);
  if (typeof live === 'string') return live;
  const { id, version } = live;
  const moved = await moveOne(strapi, sql, actor, type, { id, to, version });
  await sql(IMPORT_ROWS)
    .where({ id: row.id })
    .update({ before: beforeOf(moved, work) });
  await revertToBase(strapi, sql, work, moved.row.version);
  return undefined;
};

/** Rows that are in memory at once. */
const CHUNK = 500;

/** The moves of a run or an undo. */
const movesOf = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  { id, state, round }: Work['imported'],
): Promise<Moved[]> => {
  const users = new Map<number, ReturnType<typeof findUser>>();
  const userOf = (user: number) => {
    const found = users.get(user) ?? findUser(strapi, user);
    users.set(user, found);
    return found;
  };
  const moves: Moved[] = [];
  let after = -1;
  for (;;) {
    const rows: RowRecord[] = await sql(IMPORT_ROWS)
      .where({ import_id: id, state: state === 'running' ? 'saved' : 'undone' })
      .where('number', '>', after)
      .orderBy('number')
      .limit(CHUNK);
    for (const row of rows) {
      const { from, to, ...before }: Before = JSON.parse(row.before ?? '{}');
      if (before.round !== round) continue;
      const former = from === null ? null : await userOf(from);
      moves.push({ ...before, type, former, target: await userOf(to) });
    }
    const last = rows.at(-1);
    if (!last) return moves;
    after = last.number;
  }
};

/** Listings of a bulk edit that move to another vendor, each as one that is moved alone; their vendors are told when it has ended. */
export const movedRows = (type: Collection): RowKind => ({
  terms: [],
  write: (strapi, sql, work) => writeRow(strapi, sql, type, work),
  undo: (strapi, sql, work) => undoRow(strapi, sql, type, work),
  ended: async (strapi, sql, imported) =>
    tellVendors(strapi, await movesOf(strapi, sql, type, imported)),
});
