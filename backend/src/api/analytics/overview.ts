import { type Collection, collections } from '@portal/domain';
import type { Actor } from '../../actor.ts';
import { addDays, dayOf, startOf } from '../../days.ts';
import { feedbackStates, LIVE, listingStates } from '../../moderation/queue.ts';
import type { Strapi } from '../../registry.ts';
import { settings } from '../../settings.ts';
import { listingRepository } from '../listing/repository.ts';
import { type ListingResponse, listingResponses } from '../listing/response.ts';
import { kinds } from '../listing/rows.ts';

const DAYS = 30;
const FEW = 5;
/** How many decisions are read to find the latest ones of existing listings. */
const ENOUGH = 40;

const EVENTS = 'api::event.event';
/** The table also has the events of reviews and offers. */
const ON_LISTINGS = { listing_type: { $in: [...collections] } };

type Entry = { at: string } & Record<string, unknown>;

const personName = (person: ListingResponse['account']): string | null =>
  person && ([person.first_name, person.last_name].filter(Boolean).join(' ') || person.email);

const entryOf = (listing: ListingResponse, at: string | null) => ({
  type: listing.type,
  id: listing.id,
  slug: listing.slug,
  name: listing.name,
  logo: listing.logo,
  revision: listing.revision,
  at: at ?? listing.updatedAt,
  by: personName(listing.created_by_obj ?? listing.account),
});

const firstOf = (entries: Entry[][], order: 1 | -1): Entry[] =>
  entries
    .flat()
    .toSorted((a, b) => order * (Date.parse(a.at) - Date.parse(b.at)))
    .slice(0, FEW);

/** Pending listings, and the newest live ones. */
const listingFigures = async (strapi: Strapi, type: Collection, actor: Actor, since: Date) => {
  const repository = listingRepository(strapi, type);
  const rows = strapi.db.query(kinds[type].uid);
  const read = async (where: object, orderBy: object[]) => {
    const query = { where: { ...where }, orderBy, limit: FEW, offset: 0 };
    const { page, total } = await repository.findPage(query);
    return { total, listings: await listingResponses(repository, actor, page) };
  };
  const waiting = await read(listingStates.pending, [{ submitted_at: 'asc' }, { id: 'asc' }]);
  const newest = await read(LIVE, [{ createdAt: 'desc' }, { id: 'desc' }]);
  return {
    fresh: await rows.count({ where: { ...LIVE, createdAt: { $gte: since } } }),
    waiting: waiting.listings.map((listing) => entryOf(listing, listing.submitted_at)),
    count: waiting.total,
    newest: newest.listings.map((each) => ({ ...entryOf(each, each.createdAt), revision: false })),
  };
};

/** How many reviews or offers are pending, and since when. */
const countWaiting = async (
  strapi: Strapi,
  uid: 'api::review.review' | 'api::special-offer.special-offer',
) => {
  const rows = strapi.db.query(uid);
  const onListing = {
    $or: [{ app: { id: { $notNull: true } } }, { service: { id: { $notNull: true } } }],
  };
  const where = { $and: [feedbackStates.pending, onListing] };
  const orderBy = [{ createdAt: 'asc' as const }];
  const first: { createdAt: string } | null = await rows.findOne({ where, orderBy });
  return { count: await rows.count({ where }), oldest: first?.createdAt ?? null };
};

interface Decided {
  kind: 'approved' | 'declined';
  listing_type: Collection;
  listing_id: number;
  actor_name: string;
  createdAt: string;
}

const latestDecisions = async (strapi: Strapi, actor: Actor) => {
  const events: Decided[] = await strapi.db.query(EVENTS).findMany({
    where: { ...ON_LISTINGS, kind: { $in: ['approved', 'declined'] } },
    orderBy: [{ id: 'desc' }],
    limit: ENOUGH,
  });
  const known = new Map<string, ListingResponse>();
  for (const type of collections) {
    const repository = listingRepository(strapi, type);
    const ids = events
      .filter((event) => event.listing_type === type)
      .map((event) => event.listing_id);
    const lives = await repository.findLiveByIds([...new Set(ids)]);
    for (const listing of await listingResponses(repository, actor, lives))
      known.set(`${type}/${listing.id}`, listing);
  }
  return events
    .flatMap(({ listing_type, listing_id, kind, actor_name, createdAt }) => {
      const listing = known.get(`${listing_type}/${listing_id}`);
      const status = kind === 'approved' ? 'APPROVED' : 'DECLINED';
      return listing ? [{ ...entryOf(listing, createdAt), by: actor_name, status }] : [];
    })
    .slice(0, FEW);
};

/** The admin's dashboard: pending, decided and new records. */
export const readOverview = async (strapi: Strapi, actor: Actor) => {
  const { timeZone } = settings;
  const today = dayOf(new Date(), timeZone);
  const since = startOf(addDays(today, 1 - DAYS), timeZone);
  const apps = await listingFigures(strapi, 'apps', actor, since);
  const services = await listingFigures(strapi, 'services', actor, since);
  const decided = (kind: string) =>
    strapi.db.query(EVENTS).count({ where: { ...ON_LISTINGS, kind, createdAt: { $gte: since } } });
  return {
    days: DAYS,
    today,
    time_zone: timeZone,
    new: {
      apps: apps.fresh,
      services: services.fresh,
      users: await strapi.db
        .query('plugin::users-permissions.user')
        .count({ where: { createdAt: { $gte: since } } }),
    },
    waiting: {
      apps: { count: apps.count, oldest: apps.waiting[0]?.at ?? null },
      services: { count: services.count, oldest: services.waiting[0]?.at ?? null },
      reviews: await countWaiting(strapi, 'api::review.review'),
      special_offers: await countWaiting(strapi, 'api::special-offer.special-offer'),
    },
    longest: firstOf([apps.waiting, services.waiting], 1),
    decisions: {
      approved: await decided('approved'),
      declined: await decided('declined'),
      latest: await latestDecisions(strapi, actor),
    },
    newest: firstOf([apps.newest, services.newest], -1),
  };
};
