import { createHmac, randomBytes } from 'node:crypto';
import type { Collection } from '@portal/domain';
import type { Sql } from '../../../database.ts';
import { inTransaction } from '../../../database.ts';
import { type Day, dayOf } from '../../../days.ts';
import type { Strapi } from '../../../registry.ts';
import { settings } from '../../../settings.ts';

const SALTS = 'view_salts';
const VISITS = 'view_visits';

/**
 * Raw tables: what tells a repeat of today. A visit is a hash with the salt of its day over listing and visitor together, so
 * that not even two visits of one visitor can be told to belong together. Both go with the day, and without the salt
 * nobody can make the hash again.
 */
export const visitorModels = [
  {
    uid: 'portal::view-salt',
    singularName: SALTS,
    tableName: SALTS,
    attributes: { id: { type: 'increments' }, day: { type: 'string' }, salt: { type: 'string' } },
    indexes: [{ name: 'view_salts_day_unique', columns: ['day'], type: 'unique' }],
  },
  {
    uid: 'portal::view-visit',
    singularName: VISITS,
    tableName: VISITS,
    attributes: { id: { type: 'increments' }, day: { type: 'string' }, visit: { type: 'string' } },
    indexes: [
      { name: 'view_visits_visit_unique', columns: ['visit'], type: 'unique' },
      { name: 'view_visits_day_index', columns: ['day'] },
    ],
  },
];

/** Visitors of one network that count for a listing on one day: an office has several, a machine with many names as many as it likes. */
export const MOST_OF_A_NETWORK = 10;

export interface Visitor {
  address: string;
  userAgent: string;
}

/** In IPv6 a household has a whole network and its devices change their place in it every day. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [plain = ''] = address.toLowerCase().split('%');
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Made with the first view of a day; several servers agree on one. The salts of other days go at once. */
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

/** Takes one of the network's places of the day; false when none is left. Places are not those of visits, which stay unconnected. */
const takePlace = async (sql: Sql, day: Day, places: readonly string[]): Promise<boolean> => {
  const taken = await sql(VISITS).whereIn('visit', places).pluck('visit');
  const visit = places.find((place) => !taken.includes(place));
  if (!visit) return false;
  await sql(VISITS).insert({ day, visit }).onConflict('visit').ignore();
  return true;
};

/** One view for a visitor, a listing and a day; answers whether this one was the first. */
export const countVisit = (
  strapi: Strapi,
  listing: { type: Collection; id: number },
  { address, userAgent }: Visitor,
  now: Date,
): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const day = dayOf(now, settings.timeZone);
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

/** Yesterday's visits and their salt serve nothing any more. */
export const sweepVisitors = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const today = dayOf(new Date(), settings.timeZone);
    for (const table of [SALTS, VISITS]) await sql(table).whereNot({ day: today }).delete();
  });
