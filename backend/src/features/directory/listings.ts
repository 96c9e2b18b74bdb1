import { type Collection, collections, compareNames } from '@portal/domain';
import { notFound } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { findChanges, type ListingChange } from '../directory-changes/index.ts';
import {
  findAfter,
  findIds,
  identityOf,
  isShown,
  kinds,
  type ListingRepository,
  type ListingRow,
  listingRepository,
  type Place,
  populate,
} from '../listing/index.ts';
import { SHOWN } from '../moderation/index.ts';
import { REVIEW, type ReviewRow } from '../review/index.ts';
import { OFFER, type OfferRow } from '../special-offer/index.ts';
import {
  type PageRequest,
  readChangesRequest,
  readPageRequest,
  readSelection,
} from './readQuery.ts';
import { publicListing, publicOffer, publicReview } from './response.ts';

/** Ids of a page, and the cursor of the next one; null at the end. */
const findPage = async (
  strapi: Strapi,
  type: Collection,
  selection: Parameters<typeof findIds>[2],
  { limit, order, start, cursorOf }: PageRequest,
): Promise<{ ids: number[]; next: string | null }> => {
  if (order) {
    const after = start && 'after' in start ? start.after : undefined;
    const places = await findAfter(strapi, type, selection, order, limit + 1, after);
    const last: Place | undefined = places[limit - 1];
    const next = places.length > limit && last ? cursorOf({ after: last }) : null;
    return { ids: places.slice(0, limit).map(({ id }) => id), next };
  }
  const offset = start && 'offset' in start ? start.offset : 0;
  const best = { relevance: true, by: [['updated_at', 'desc']] } as const;
  const { ids, total } = await findIds(strapi, type, selection, best, { limit, offset });
  const end = offset + limit;
  return { ids, next: end < total ? cursorOf({ offset: end }) : null };
};

const publicListings = async (repository: ListingRepository, rows: readonly ListingRow[]) => {
  // One may have changed since its id was read.
  const live = rows.filter((row) => isShown(row) && row.revision_of === null);
  const ratings = await repository.ratings(live.map(({ id }) => id));
  return live.map((row) => publicListing(repository.type, row, ratings.get(row.id)));
};

export const listPublic = async (strapi: Strapi, ctx: Context, type: Collection) => {
  const selection = await readSelection(strapi, ctx, type);
  const request = readPageRequest(strapi, ctx, selection);
  const { ids, next } = await findPage(strapi, type, selection, request);
  const repository = listingRepository(strapi, type);
  return {
    data: await publicListings(repository, await repository.findByIds(ids)),
    meta: { pagination: { limit: request.limit, next_cursor: next } },
  };
};

const changedListings = async (
  strapi: Strapi,
  type: Collection,
  changes: readonly ListingChange[],
) => {
  const repository = listingRepository(strapi, type);
  const ids = changes.flatMap(({ kind, live, record }) =>
    live && kind === kinds[type].single ? [record] : [],
  );
  return publicListings(repository, await repository.findByIds(ids));
};

/** Listings that changed with their content, and those that left. */
export const listChanges = async (strapi: Strapi, ctx: Context) => {
  const request = readChangesRequest(ctx);
  const { changes, next, more } = await findChanges(strapi, request);
  const listings = await Promise.all(
    collections.map((type) => changedListings(strapi, type, changes)),
  );
  const found = new Map(listings.flat().map((each) => [`${each.type}/${each.id}`, each]));
  const data = changes.map(({ kind: type, record, slug, changed_at }) => {
    // null also for one that left just now.
    const listing = found.get(`${type}/${record}`) ?? null;
    const at = new Date(Number(changed_at)).toISOString();
    const live = listing !== null;
    return { ...identityOf({ id: record }), type, slug, live, changed_at: at, listing };
  });
  const pagination = { limit: request.limit, next_cursor: next, has_more: more };
  return { data, meta: { pagination } };
};

/** How many of the newest reviews and offers a listing has. */
const MOST = 100;

const approvedOf = (type: Collection, id: number) => ({
  where: { status: 'APPROVED', [kinds[type].single]: { id } },
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  limit: MOST,
});

const findReviews = async (strapi: Strapi, type: Collection, id: number) => {
  const query = { ...approvedOf(type, id), populate: { author: true } };
  const rows: ReviewRow[] = await strapi.db.query(REVIEW).findMany(query);
  return rows.map(publicReview);
};

const findOffers = async (strapi: Strapi, type: Collection, id: number) => {
  const rows: OfferRow[] = await strapi.db.query(OFFER).findMany(approvedOf(type, id));
  return rows.map(publicOffer);
};

/** Live apps that a service names. */
const findApps = async (strapi: Strapi, { apps = [] }: ListingRow) => {
  const ids = apps.map(({ id }) => id);
  const found: { name: string }[] = await strapi.db.query(kinds.apps.uid).findMany({
    select: ['id', 'name', 'slug'],
    where: { id: { $in: ids }, ...SHOWN },
  });
  return found.sort((a, b) => compareNames(a.name, b.name));
};

/** A live listing by its slug; `scopes` says whether its reviews and offers are added. */
export const readPublic = async (
  strapi: Strapi,
  type: Collection,
  slug: string,
  scopes: { reviews: boolean; offers: boolean },
) => {
  const row: ListingRow | null = slug.includes('\0')
    ? null
    : await strapi.db
        .query(kinds[type].uid)
        .findOne({ where: { ...SHOWN, slug }, populate: populate[type] });
  if (!row) throw notFound();
  const [listing] = await publicListings(listingRepository(strapi, type), [row]);
  return {
    ...listing,
    ...(type === 'services' ? { apps: await findApps(strapi, row) } : {}),
    ...(scopes.reviews ? { reviews: await findReviews(strapi, type, row.id) } : {}),
    ...(scopes.offers ? { offers: await findOffers(strapi, type, row.id) } : {}),
  };
};
