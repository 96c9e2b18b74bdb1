import {
  type Collection,
  emptyListingValues,
  isFieldOf,
  type ListingValues,
  type TermName,
} from '@portal/domain';
import type { UID } from '@strapi/strapi';
import { isRecord } from '../../body.ts';
import { notFound } from '../../httpError.ts';
import { FILE, type MediaRecord } from '../../media/records.ts';
import { EVENT, type EventRow } from '../../moderation/pendingEvents.ts';
import type { Strapi } from '../../registry.ts';
import { termKinds } from '../term/termKinds.ts';
import { inOrder } from './listIndex/page.ts';
import { fieldResponses } from './response.ts';
import { type FieldsOfRow, relation, type TermRow } from './rows.ts';

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

/** The values as a stored row with its relations. */
const rowOf = async (
  strapi: Strapi,
  type: Collection,
  values: ListingValues,
): Promise<FieldsOfRow> => {
  const pictures = [values.logo, ...values.team_members.map(({ photo }) => photo)];
  const known = pictures.filter((id) => id !== null);
  const media = await findIn<MediaRecord>(strapi, FILE, [...new Set(known)]);
  const pictureOf = (id: number | null) => media.find((each) => each.id === id) ?? null;
  const { industries, categories, subcategories, locations, ...rest } = values;
  const terms = async (name: TermName, ids: number[]): Promise<TermRow[] | null> => {
    const kind = Object.values(termKinds).find(({ collection }) => collection === name);
    if (!kind || !isFieldOf(type, name)) return null;
    return findIn<TermRow>(strapi, kind.uid, ids, Object(relation(name)));
  };
  return {
    ...rest,
    industries: await terms('industries', industries),
    categories: await terms('categories', categories),
    subcategories: await terms('subcategories', subcategories),
    locations: await terms('locations', locations),
    logo: pictureOf(values.logo),
    team_members: values.team_members.map((member, index) => ({
      ...{ ...member, id: index + 1, documentId: String(index + 1), rank: index },
      photo: pictureOf(member.photo),
    })),
  };
};

/**
 * A listing as it was before an event that merged or decided about it. Terms and pictures that were deleted since are
 * missing. Throws 404 when the event is not of this listing or stores no values.
 */
export const findVersion = async (
  strapi: Strapi,
  type: Collection,
  listing: number,
  event: string,
) => {
  if (!/^\d{1,9}$/.test(event)) throw notFound();
  const row: (EventRow & { before: unknown }) | null = await strapi.db
    .query(EVENT)
    .findOne({ where: { id: Number(event), listing_type: type, listing_id: listing } });
  const values = row && storedValues(row.before);
  if (!values) throw notFound();
  return {
    ...{ id: row.id, createdAt: row.createdAt },
    ...fieldResponses(type, await rowOf(strapi, type, values)),
  };
};
