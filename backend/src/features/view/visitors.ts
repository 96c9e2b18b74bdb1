import { createHmac, randomBytes } from 'node:crypto';
import type { Collection } from '@portal/domain';
import { inTransaction, rawTable, type Sql } from '../../base/database.ts';
import { type Day, dayOf } from '../../base/days.ts';
import { networkOf } from '../../base/network.ts';
import type { Strapi } from '../../base/registry.ts';
import { timeZone } from '../brand/settings.ts';

/** The only path that pages of other sites may post to. */
export const isViewPath = (path: string): boolean => path.startsWith('/api/views/');

/** Programs that name themselves in their user agent. */
const ROBOTS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|phantom|puppeteer|playwright|selenium|monitor|uptime|pingdom|facebookexternalhit|whatsapp|telegram|embedly|curl|wget|python|java\/|ruby|perl|php|okhttp|axios|node|undici|go-http|libwww|scrapy|httpclient|postman|insomnia|validator|archive/i;

/** Also true without a user agent. */
export const isRobot = (userAgent: string): boolean =>
  userAgent.trim() === '' || ROBOTS.test(userAgent);

/** Whether the browser loads the page before it is visited. */
export const isAhead = (purpose: string): boolean => /prefetch|prerender|preview/i.test(purpose);

const SALTS = 'view_salts';
const VISITS = 'view_visits';

/**
 * A visit is a hash, with the salt of its day, of listing and visitor together, so that two visits of one visitor cannot be
 * linked. Both are deleted after the day, and without the salt the hash cannot be made again.
 */
export const visitorModels = [
  rawTable(SALTS, { day: 'string', salt: 'string' }, { unique: 'day' }),
  rawTable(VISITS, { day: 'string', visit: 'string' }, { unique: 'visit', index: 'day' }),
];

/** Visitors of one network that count per listing and day: an office has several, but a script can forge any number. */
export const MOST_OF_A_NETWORK = 10;

export interface Visitor {
  address: string;
  userAgent: string;
}

/** Created with the first view of a day, for all servers. Deletes the salts of other days. */
const saltOf = async (sql: Sql, day: Day): Promise<string> => {
  const known = await sql(SALTS).where({ day }).first('salt');
  if (known) return String(known.salt);
  await sql(SALTS).whereNot({ day }).delete();
  await sql(SALTS)
    .insert({ day, salt: randomBytes(32).toString('base64') })
    .onConflict('day')
    .ignore();
  const made = await sql(SALTS).where({ day }).first('salt');
  return String(made?.salt);
};

/** Uses one of the network's visits of the day; false when none is left. The hashes cannot be linked to visits. */
const takePlace = async (sql: Sql, day: Day, places: readonly string[]): Promise<boolean> => {
  const taken = await sql(VISITS).whereIn('visit', places).pluck('visit');
  const visit = places.find((place) => !taken.includes(place));
  if (!visit) return false;
  await sql(VISITS).insert({ day, visit }).onConflict('visit').ignore();
  return true;
};

/** Counts one view per visitor, listing and day; returns whether this one was counted. */
export const countVisit = (
  strapi: Strapi,
  listing: { type: Collection; id: number },
  { address, userAgent }: Visitor,
  now: Date,
): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const day = dayOf(now, timeZone);
    const salt = await saltOf(sql, day);
    const network = networkOf(address);
    const hash = (...of: (string | number)[]): string =>
      createHmac('sha256', salt)
        .update(JSON.stringify([listing.type, listing.id, network, ...of]))
        .digest('base64');
    const visit = hash(userAgent);
    const added = await sql(VISITS)
      .insert({ day, visit })
      .onConflict('visit')
      .ignore()
      .returning('id');
    if (added.length === 0) return false;
    const places = Array.from({ length: MOST_OF_A_NETWORK }, (_, place) => hash('place', place));
    if (!(await takePlace(sql, day, places))) return false;
    const key = { listing_type: listing.type, listing_id: listing.id, day };
    await sql('daily_views')
      .insert({ ...key, views: 1 })
      .onConflict(['listing_type', 'listing_id', 'day'])
      .merge({ views: sql.raw('daily_views.views + 1') });
    return true;
  });

/** Deletes the visits and salts of other days. */
export const sweepVisitors = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const today = dayOf(new Date(), timeZone);
    for (const table of [SALTS, VISITS]) await sql(table).whereNot({ day: today }).delete();
  });
