import { collections } from '@portal/domain';
import { inOneRead, inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import type { Job } from '../../base/jobs.ts';
import { nextTurn } from '../../base/nextTurn.ts';
import type { Strapi } from '../../base/registry.ts';
import { kinds, type TermSingle, termKey, termKinds, termSingles } from '../listing/index.ts';
import { isAnyEnabled, queueEvents } from '../webhook/index.ts';
import { collapse, type Happening, isListing, keyOf, settle } from './collapse.ts';
import { eventsOf } from './events.ts';
import { CHANGES, PENDING_CHANGES, type PendingChange, WHOLE } from './tables.ts';
import { listingIsLive } from './triggers.ts';

/** On SQLite all calls wait for the transaction. */
const AT_ONCE = 200;
/** Milliseconds between two looks for changes: triggers cannot wake the worker. */
const EACH = 500;
/** Number of the advisory lock under which one server at a time numbers changes. */
const LOCK = 7_234_501;

interface Touched {
  kind: string;
  record: number;
  at: number;
}

/** The listings whose responses change with a review or an offer of theirs. */
const listingsOf = (happenings: readonly Happening[]): Iterable<Touched> => {
  const touched = new Map<string, Touched>();
  for (const { change } of happenings) {
    const { of_kind: kind, of_record: record, at } = change;
    if (kind && record !== null)
      touched.set(keyOf({ kind, record }), { kind, record, at: Number(at) });
  }
  return touched.values();
};

/** Renumbers the listings with a renamed term, whose responses have its name; returns the last position. */
const touchTerm = async (
  sql: Sql,
  single: TermSingle,
  { record, at }: PendingChange,
  position: number,
): Promise<number> => {
  const own = {
    types: termKinds[single].usedBy,
    terms: [termKey(termKinds[single].collection, record)],
  };
  const within: number[] =
    single === 'category'
      ? await sql('subcategories').where({ category_id: record }).pluck('id')
      : [];
  // Subcategories are shown with their category.
  const ofApps = {
    types: ['apps'] as const,
    terms: within.map((id) => termKey('subcategories', id)),
  };
  const named = [own, ofApps].flatMap(({ types, terms }) => types.map((type) => ({ type, terms })));
  for (const { type, terms } of named) {
    const listings = sql(`${type}_list_terms`).whereIn('term', terms).select('id');
    await sql(CHANGES)
      .where({ kind: kinds[type].single, live: 1 })
      .whereIn('record', listings)
      .update({ position: sql.raw('cast(? as bigint) + id', [position]), changed_at: Number(at) });
  }
  const row = await sql(CHANGES).max('position as last').first();
  return Number(row?.last ?? 0);
};

const store = async (sql: Sql, happenings: readonly Happening[]): Promise<void> => {
  const row = await sql(CHANGES).max('position as last').first();
  let position = Number(row?.last ?? 0);
  for (const { step, change } of happenings) {
    const { kind, record, slug, at } = change;
    if (!isListing(kind)) continue;
    const live = Number(step === 'added' || step === 'changed');
    position += 1;
    await sql(CHANGES)
      .insert({ kind, record, slug, live, position, changed_at: Number(at) })
      .onConflict(['kind', 'record'])
      .merge();
  }
  for (const { kind, record, at } of listingsOf(happenings)) {
    position += 1;
    const touched = { position, changed_at: at };
    await sql(CHANGES).where({ kind, record, live: 1 }).update(touched);
  }
  for (const { step, change } of happenings) {
    const single = termSingles.find((each) => each === change.kind);
    if (single && step === 'changed') position = await touchTerm(sql, single, change, position);
  }
  position += 1;
  const at = Math.max(...happenings.map(({ change }) => Number(change.at)));
  await sql(CHANGES)
    .insert({ ...WHOLE, live: 0, position, changed_at: at })
    .onConflict(['kind', 'record'])
    .merge();
};

/** What changes amount to, with the listings as readers know them and as they are now. */
const settled = async (sql: Sql, pending: readonly PendingChange[]): Promise<Happening[]> => {
  const was = new Set<string>();
  const is = new Map<string, string | null>();
  for (const type of collections) {
    const kind = kinds[type].single;
    const ids = [...new Set(pending.flatMap((each) => (each.kind === kind ? each.record : [])))];
    if (ids.length === 0) continue;
    const told: number[] = await sql(CHANGES)
      .where({ kind, live: 1 })
      .whereIn('record', ids)
      .pluck('record');
    for (const record of told) was.add(keyOf({ kind, record }));
    const live: { id: number; slug: string | null }[] = await sql(`${type} as a`)
      .whereIn('a.id', ids)
      .whereRaw(listingIsLive('a'))
      .select('a.id', 'a.slug');
    for (const { id, slug } of live) is.set(keyOf({ kind, record: id }), slug);
  }
  return settle(collapse(pending), was, is);
};

/** Numbers the oldest pending changes and queues their webhooks in one transaction, and returns whether more may be left. */
const numberSome = (strapi: Strapi): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    if (isPostgres(strapi)) await sql.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    const pending: PendingChange[] = await sql(PENDING_CHANGES).orderBy('id').limit(AT_ONCE);
    if (pending.length === 0) return false;
    const happenings = await settled(sql, pending);
    if (happenings.length > 0) await store(sql, happenings);
    if (await isAnyEnabled(sql)) await queueEvents(strapi, await eventsOf(sql, happenings));
    const ids = pending.map(({ id }) => id);
    await sql(PENDING_CHANGES).whereIn('id', ids).delete();
    return pending.length === AT_ONCE;
  });

const hasPending = (strapi: Strapi): Promise<boolean> =>
  inOneRead(strapi, (sql) => sql(PENDING_CHANGES).first('id')).then((row) => row !== undefined);

/** Numbers changes twice a second, so that readers of changes and webhooks get them in order. */
export const numberJob: Job = {
  name: 'changes',
  async work(strapi, stopping) {
    let more = await hasPending(strapi);
    while (more && !stopping.aborted) {
      more = await numberSome(strapi);
      await nextTurn();
    }
    return EACH;
  },
};
