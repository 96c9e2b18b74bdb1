import { type Collection, collections } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { addDays, dayOf, startOf } from '../../base/days.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { timeZone } from '../brand/settings.ts';
import {
  kinds,
  type ListingResponse,
  listingRepository,
  listingResponses,
  longestPending,
  newestLive,
  populate,
  readQueues,
} from '../listing/index.ts';
import { countDecisions, type Decision, findDecisions } from '../moderation/index.ts';

const DAYS = 30;
const FEW = 5;
/** How many decisions are read to find the latest ones of existing listings. */
const ENOUGH = 40;

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
  const read = async (query: object) =>
    listingResponses(
      repository,
      actor,
      await rows.findMany({ ...query, populate: populate[type] }),
    );
  const ids = await longestPending(strapi, type, FEW);
  const oldestFirst = [{ submitted_at: 'asc' }, { id: 'asc' }];
  const waiting = await read({ where: { id: { $in: ids } }, orderBy: oldestFirst });
  const latest = await newestLive(strapi, type, FEW, since);
  const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }];
  const newest = await read({ where: { id: { $in: latest.ids } }, orderBy: newestFirst });
  return {
    fresh: latest.fresh,
    waiting: waiting.map((listing) => entryOf(listing, listing.submitted_at)),
    newest: newest.map((each) => ({ ...entryOf(each, each.createdAt), revision: false })),
  };
};

const latestDecisions = async (strapi: Strapi, actor: Actor) => {
  const events = await findDecisions(strapi, ENOUGH);
  const latest: Decision[] = [];
  for (const event of events) {
    if (latest.length === FEW) break;
    const where = { id: event.listing_id, revision_of: null };
    const { uid } = kinds[event.listing_type];
    // The listing may have been deleted since.
    if ((await strapi.db.query(uid).count({ where })) === 1) latest.push(event);
  }
  const known = new Map<string, ListingResponse>();
  for (const type of collections) {
    const repository = listingRepository(strapi, type);
    const ids = latest.flatMap((event) => (event.listing_type === type ? event.listing_id : []));
    const lives = await repository.findLiveByIds(ids);
    for (const listing of await listingResponses(repository, actor, lives))
      known.set(`${type}/${listing.id}`, listing);
  }
  return latest.flatMap(({ listing_type, listing_id, kind, actor_name, created_at }) => {
    const listing = known.get(`${listing_type}/${listing_id}`);
    const status = kind === 'approved' ? 'APPROVED' : 'DECLINED';
    const at = new Date(created_at).toISOString();
    return listing ? [{ ...entryOf(listing, at), by: actor_name, status }] : [];
  });
};

/** The admin's dashboard: pending, decided and new records. */
export const readOverview = async (strapi: Strapi, actor: Actor) => {
  const today = dayOf(new Date(), timeZone);
  const since = startOf(addDays(today, 1 - DAYS), timeZone);
  const apps = await listingFigures(strapi, 'apps', actor, since);
  const services = await listingFigures(strapi, 'services', actor, since);
  const { approved, declined } = await countDecisions(strapi, since);
  return {
    days: DAYS,
    today,
    time_zone: timeZone,
    limit_hours: settings.reviewLimitHours || null,
    new: {
      apps: apps.fresh,
      services: services.fresh,
      users: await strapi.db
        .query('plugin::users-permissions.user')
        .count({ where: { createdAt: { $gte: since } } }),
    },
    waiting: await readQueues(strapi),
    longest: firstOf([apps.waiting, services.waiting], 1),
    decisions: {
      approved,
      declined,
      latest: await latestDecisions(strapi, actor),
    },
    newest: firstOf([apps.newest, services.newest], -1),
  };
};
