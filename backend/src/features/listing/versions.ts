import {
  type Collection,
  emptyListingValues,
  type FieldError,
  genericTexts,
  isFieldOf,
  type ListingValues,
  may,
  type TermName,
} from '@portal/domain';
import type { UID } from '@strapi/strapi';
import type { Actor } from '../../base/actor.ts';
import { isRecord } from '../../base/body.ts';
import { inOneRead } from '../../base/database.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { inOrder } from '../../base/slice.ts';
import { m } from '../../base/texts.ts';
import { FILE, type MediaRecord } from '../media/index.ts';
import { EVENT, type EventRow, listEvents } from '../moderation/index.ts';
import { afterMerges, mergedTermsOf } from './mergedTerms.ts';
import { fieldResponses } from './response.ts';
import { type FieldsOfRow, readableSince, relation, type TermRow } from './rows.ts';
import { termKinds } from './termKinds.ts';
import { keptVersions, readKept, type StoredVersion, type Versioned } from './versionTable.ts';

/** The values that an event stores; null when it has none. */
export const storedValues = (stored: unknown): ListingValues | null =>
  isRecord(stored) && isRecord(stored.fields)
    ? { ...emptyListingValues(), ...stored.fields }
    : null;

/** Records with these ids, in this order. */
const findIn = async <Row extends { id: number }>(
  strapi: Strapi,
  uid: UID.Schema,
  ids: readonly number[],
  query: object = {},
): Promise<Row[]> =>
  ids.length === 0
    ? []
    : inOrder(ids, await strapi.db.query(uid).findMany({ ...query, where: { id: { $in: ids } } }));

/** The values as a stored row with its relations. A term that was merged since is the other one; one that was deleted has the name it had, and no slug. */
const rowOf = async (
  strapi: Strapi,
  type: Collection,
  { values, terms: named }: StoredVersion,
): Promise<FieldsOfRow> => {
  const pictures = [values.logo, ...values.team_members.map(({ photo }) => photo)];
  const known = pictures.filter((id) => id !== null);
  const media = await findIn<MediaRecord>(strapi, FILE, [...new Set(known)]);
  const pictureOf = (id: number | null) => media.find((each) => each.id === id) ?? null;
  const { industries, categories, subcategories, locations, ...rest } = values;
  const terms = async (name: TermName, ids: number[]): Promise<TermRow[] | null> => {
    const kind = Object.values(termKinds).find(({ collection }) => collection === name);
    if (!kind || !isFieldOf(type, name)) return null;
    const find = (some: number[]) =>
      findIn<TermRow>(strapi, kind.uid, some, Object(relation(name)));
    const found = await find(ids);
    const missing = ids.filter((id) => !found.some((term) => term.id === id));
    const merges =
      missing.length === 0
        ? new Map<number, number>()
        : await inOneRead(strapi, (sql) => mergedTermsOf(sql, name).follow(missing));
    found.push(...(await find([...new Set(merges.values())])));
    // The other one may be deleted since.
    for (const [from, into] of merges)
      if (!found.some(({ id }) => id === into)) merges.delete(from);
    return afterMerges(ids, merges).flatMap((id) => {
      const was = named[name]?.[id];
      const gone = was === undefined ? [] : [{ id, name: was, slug: '' }];
      return found.find((term) => term.id === id) ?? gone;
    });
  };
  return {
    ...rest,
    industries: await terms('industries', industries),
    categories: await terms('categories', categories),
    subcategories: await terms('subcategories', subcategories),
    locations: await terms('locations', locations),
    logo: pictureOf(values.logo),
    team_members: values.team_members.map((member, index) => ({
      ...member,
      id: index + 1,
      rank: index,
      photo: pictureOf(member.photo),
    })),
  };
};

/** The stored event of a listing; throws 404 when it has none with this id. */
const findEvent = async (strapi: Strapi, type: Collection, listing: number, event: string) => {
  if (!/^\d{1,9}$/.test(event)) throw notFound();
  const row: (EventRow & { before: unknown }) | null = await strapi.db
    .query(EVENT)
    .findOne({ where: { id: Number(event), listing_type: type, listing_id: listing } });
  if (!row) throw notFound();
  return row;
};

/**
 * A listing as an event left it. Pictures that were deleted since are missing. Throws 404 when no version was kept, or the
 * actor may not see it.
 */
export const findVersion = async (
  strapi: Strapi,
  type: Collection,
  listing: Versioned,
  event: string,
  actor: Actor,
) => {
  const row = await findEvent(strapi, type, listing.id, event);
  const since = readableSince(listing, actor);
  if (since && new Date(row.createdAt) < since) throw notFound();
  // Requests from before versions were kept store what they are about.
  const asked = row.kind === 'changes-requested' ? storedValues(row.before) : null;
  const kept =
    (await readKept(strapi, type, listing, row.id, actor)) ??
    (asked && { values: asked, terms: {} });
  if (!kept) throw notFound();
  return {
    id: row.id,
    createdAt: row.createdAt,
    ...fieldResponses(type, await rowOf(strapi, type, kept)),
  };
};

/** The history of a listing; events whose version the actor may see are marked. */
export const eventsWithVersions = async (
  strapi: Strapi,
  type: Collection,
  listing: Versioned,
  actor: Actor,
) => {
  const internal = may(actor, 'note.readInternal');
  const since = readableSince(listing, actor);
  const events = await listEvents(strapi, type, listing.id, internal, since);
  const kept = await keptVersions(strapi, type, listing, actor);
  return events.map((event) => (kept.has(event.id) ? { ...event, version: true } : event));
};

/** The instant of the version that a save restores, by the id of its event; null for another save. */
export const readRestored = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  listing: Versioned,
  event: unknown,
  errors: FieldError[],
): Promise<string | null> => {
  if (event === undefined || event === null) return null;
  const found = await findVersion(strapi, type, listing, String(event), actor).catch(
    (error: unknown) => {
      if (error instanceof HttpError) return null;
      throw error;
    },
  );
  if (found) return new Date(found.createdAt).toISOString();
  errors.push({ path: ['restores'], message: genericTexts.notValid(m.label_version()) });
  return null;
};
