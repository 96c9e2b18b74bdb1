import { createHash } from 'node:crypto';
import {
  type Collection,
  type ListingValues,
  may,
  recordKey,
  type Submission,
  type TermName,
} from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, rawTable, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { kinds, type ListingRow, readableSince } from './rows.ts';

const VERSIONS = 'listing_versions';
const PICTURES = 'listing_version_pictures';

/**
 * The values of a listing after each event. Equal values are stored once: later rows name the first in `same_as`, and have no
 * `body`. `draft_of` is the account whose draft it was; no one else sees it, also after the listing was moved.
 */
export const versionModels = [
  rawTable(
    VERSIONS,
    {
      event_id: 'integer',
      about: 'string',
      draft_of: 'integer',
      content: 'string',
      same_as: 'integer',
      body: 'text',
    },
    { unique: 'event_id', index: 'about' },
  ),
  /** The pictures of the bodies, which the sweep keeps. */
  rawTable(
    PICTURES,
    { event_id: 'integer', file_id: 'integer' },
    {
      unique: ['event_id', 'file_id'],
      index: 'file_id',
    },
  ),
];

type TermNames = Partial<Record<TermName, Record<string, string>>>;

/** Values as they are stored, with the names that their terms had. */
export interface StoredVersion {
  values: ListingValues;
  terms: TermNames;
}

const picturesIn = ({ logo, team_members }: ListingValues): number[] => {
  const all = [logo, ...team_members.map(({ photo }) => photo)];
  return [...new Set(all.filter((id) => id !== null))];
};

const namesIn = async (sql: Sql, type: Collection, values: ListingValues): Promise<TermNames> => {
  const names: TermNames = {};
  for (const name of kinds[type].terms) {
    if (values[name].length === 0) continue;
    const found: { id: number; name: string }[] = await sql(name)
      .whereIn('id', values[name])
      .select('id', 'name');
    names[name] = Object.fromEntries(found.map((term) => [term.id, term.name]));
  }
  return names;
};

/** Keeps the values that a listing has after an event, in the transaction of the event. */
export const keepVersion = async (
  sql: Sql,
  type: Collection,
  { id, event }: { id: number; event: number },
  { values, draft }: Submission<ListingValues>,
  accountId: number | null,
): Promise<void> => {
  const about = recordKey(type, id);
  const content = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
  const known = await sql(VERSIONS)
    .where({ about, content })
    .whereNull('same_as')
    .first('event_id');
  const row = { event_id: event, about, content, draft_of: draft ? accountId : null };
  if (known) {
    await sql(VERSIONS).insert({ ...row, same_as: known.event_id });
    return;
  }
  const version: StoredVersion = { values, terms: await namesIn(sql, type, values) };
  await sql(VERSIONS).insert({ ...row, body: JSON.stringify(version) });
  const pictures = picturesIn(values).map((file_id) => ({ event_id: event, file_id }));
  if (pictures.length > 0) await sql(PICTURES).insert(pictures);
};

/** A listing whose versions are read. */
export type Versioned = Pick<ListingRow, 'id' | 'account_since'>;

/**
 * The versions of a listing that the actor may see: every submitted one, and drafts of their own account; of a listing that
 * was moved, those of the vendor's own time.
 */
const visible = (
  sql: Sql,
  type: Collection,
  listing: Versioned,
  actor: Actor,
): Knex.QueryBuilder => {
  const since = readableSince(listing, actor);
  return sql(`${VERSIONS} as version`)
    .where('version.about', recordKey(type, listing.id))
    .where((own) => {
      if (since)
        own.whereIn(
          'version.event_id',
          sql('events')
            .where({ listing_type: type, listing_id: listing.id })
            .where('created_at', '>=', since)
            .select('id'),
        );
    })
    .where((seen) => {
      seen.whereNull('version.draft_of');
      const { accountId } = actor;
      if (accountId !== null && may(actor, 'draft.read', { accountId }))
        seen.orWhere('version.draft_of', accountId);
    });
};

/** The events of a listing that have a version. */
export const keptVersions = async (
  strapi: Strapi,
  type: Collection,
  listing: Versioned,
  actor: Actor,
): Promise<Set<number>> => {
  const found: number[] = await inTransaction(strapi, (sql) =>
    visible(sql, type, listing, actor).pluck('version.event_id'),
  );
  return new Set(found);
};

/** The version after an event; undefined when none was kept. */
export const readKept = (
  strapi: Strapi,
  type: Collection,
  listing: Versioned,
  event: number,
  actor: Actor,
): Promise<StoredVersion | undefined> =>
  inTransaction(strapi, async (sql) => {
    const row: { own: string | null; first: string | null } | undefined = await visible(
      sql,
      type,
      listing,
      actor,
    )
      .leftJoin(`${VERSIONS} as first`, 'first.event_id', 'version.same_as')
      .where('version.event_id', event)
      .first({ own: 'version.body', first: 'first.body' });
    const body = row?.own ?? row?.first;
    return body ? JSON.parse(body) : undefined;
  });

/** All versions of a listing for an export, oldest first; those with `same_as` have the values of an earlier one of them. */
export const listVersions = (strapi: Strapi, type: Collection, listing: Versioned, actor: Actor) =>
  inTransaction(strapi, async (sql) => {
    const rows: { event: number; same_as: number | null; own: string | null; first: string }[] =
      await visible(sql, type, listing, actor)
        .leftJoin(`${VERSIONS} as first`, 'first.event_id', 'version.same_as')
        .orderBy('version.event_id')
        .select({
          event: 'version.event_id',
          same_as: 'version.same_as',
          own: 'version.body',
          first: 'first.body',
        });
    const known = new Set(rows.map(({ event }) => event));
    return rows.map(({ event, same_as, own, first }) =>
      same_as !== null && known.has(same_as)
        ? { event, same_as }
        : { event, ...(JSON.parse(own ?? first) as StoredVersion) },
    );
  });

/** Whether a version of the listing that the actor may see has a picture, so that it can be restored. */
export const isKeptPicture = async (
  sql: Sql,
  type: Collection,
  listing: Versioned,
  file: number,
  actor: Actor,
): Promise<boolean> =>
  Boolean(
    await visible(sql, type, listing, actor)
      .joinRaw(
        `join ${PICTURES} as picture on picture.event_id in (version.event_id, version.same_as)`,
      )
      .where('picture.file_id', file)
      .first('version.event_id'),
  );

/** Deletes the versions with their listing. */
export const removeVersions = async (sql: Sql, type: Collection, id: number): Promise<void> => {
  const of = { about: recordKey(type, id) };
  await sql(PICTURES).whereIn('event_id', sql(VERSIONS).where(of).select('event_id')).delete();
  await sql(VERSIONS).where(of).delete();
};

/** Deletes the drafts of an erased account in listings that were moved; a body that a submitted version has stays. */
export const removeDrafts = async (sql: Sql, account: number): Promise<void> => {
  const of = { draft_of: account };
  await sql(VERSIONS).where(of).whereNotNull('same_as').delete();
  const used = sql(VERSIONS).whereNotNull('same_as').select('same_as');
  const unused = sql(VERSIONS).where(of).whereNotIn('event_id', used);
  await sql(PICTURES).whereIn('event_id', unused.clone().select('event_id')).delete();
  await unused.delete();
};

/** Condition of a query of `files`: no version has the picture. */
export const inNoVersion = `not exists (select 1 from ${PICTURES} kept where kept.file_id = files.id)`;
