import { inTransaction } from '../src/base/database.ts';
import type { Strapi } from '../src/base/registry.ts';
import type { MediaStore } from '../src/features/media/mediaStore.ts';
import { recordRow, recordTables } from '../src/features/records/declaredRecords.ts';
import {
  createFeatured,
  createOffers,
  createReviews,
  createTeams,
  createViews,
} from './createAround.ts';
import { createListings, developLogos, type Shop } from './createListings.ts';
import { createPeople } from './createPeople.ts';
import { createTerms } from './createTerms.ts';
import type { LogoName } from './data/logos.ts';
import { otherApps } from './data/otherApps.ts';
import { services } from './data/services.ts';
import { demoTemplates } from './data/templates.ts';
import { vendorApps } from './data/vendorApps.ts';
import { DAY } from './timeline.ts';

const apps = [...vendorApps, ...otherApps];

const isEmpty = async (strapi: Strapi): Promise<boolean> => {
  for (const uid of [
    'plugin::users-permissions.user',
    'api::industry.industry',
    'api::app.app',
  ] as const) {
    if ((await strapi.db.query(uid).count()) > 0) return false;
  }
  return true;
};

/** Fills an empty database with the demo data in one transaction. Returns false if it is not empty. All dates count back from `now`. */
export const seedDemo = async (
  strapi: Strapi,
  { now, mediaStore }: { now: Date; mediaStore: MediaStore },
): Promise<boolean> => {
  if (!(await isEmpty(strapi))) return false;
  const used = new Set(
    [...apps, ...services].flatMap(({ logo }): LogoName[] => (logo ? [logo] : [])),
  );
  const pictures = await developLogos(used);
  await inTransaction(strapi, async (sql) => {
    const terms = await createTerms(strapi, new Date(now.getTime() - 430 * DAY));
    const actors = await createPeople(strapi, now);
    const shop: Shop = {
      strapi,
      now,
      terms,
      actors,
      pictures,
      mediaStore,
    };
    const appsByName = await createListings(shop, apps);
    const catalogue = {
      apps: appsByName,
      services: await createListings(shop, services, appsByName),
    };
    await createTeams(shop, catalogue);
    await createFeatured(shop, catalogue);
    await createReviews(shop, catalogue);
    await createOffers(shop, catalogue);
    await createViews(shop, catalogue);
    const templates = demoTemplates.map((each) => recordRow(each, 'Tom Rewi'));
    await sql(recordTables.templates).insert(templates);
  });
  return true;
};
