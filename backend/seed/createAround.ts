import type { ListingType } from '../src/api/listing/types.ts';
import { settings } from '../src/settings.ts';
import type { Catalogue } from './createListings.ts';
import { featured } from './data/featured.ts';
import type { SeedService } from './data/listing.ts';
import type { SeedOffer } from './data/offers.ts';
import type { SeedReview } from './data/reviews.ts';
import { createRandom, seedOf } from './random.ts';
import { at, must, type SeedScope } from './scope.ts';
import { DAY, HOUR } from './timeline.ts';
import { viewsOf } from './views.ts';

const relationOf: Record<ListingType, 'app' | 'service'> = { apps: 'app', services: 'service' };

const daysAgo = (now: Date, days: number, of: string): Date =>
  new Date(now.getTime() - days * DAY + createRandom(seedOf(of))() * 10 * HOUR);

export const createReviews = async (
  { strapi, now, actors }: SeedScope,
  catalogue: Catalogue,
  type: ListingType,
  reviews: readonly SeedReview[],
): Promise<void> => {
  for (const { of, by, rating, comment, status, days } of reviews) {
    const listing = must(catalogue[type], of).id;
    await strapi.db.query('api::review.review').create({
      data: {
        rating,
        comment,
        status,
        author: actors[by].userId,
        [relationOf[type]]: listing,
        ...at(daysAgo(now, days, of + by)),
      },
    });
  }
};

export const createOffers = async (
  { strapi, now, actors }: SeedScope,
  catalogue: Catalogue,
  type: ListingType,
  offers: readonly SeedOffer[],
): Promise<void> => {
  for (const { of, by, title, description, label, path, status, adminNote, days } of offers) {
    const listing = must(catalogue[type], of);
    await strapi.db.query('api::special-offer.special-offer').create({
      data: {
        title,
        description,
        label,
        status,
        link: `https://${listing.site}.example/${path}`,
        admin_note: adminNote ?? null,
        author: actors[by].userId,
        [relationOf[type]]: listing.id,
        ...at(daysAgo(now, days, title)),
      },
    });
  }
};

export const createTeams = async (
  { strapi, now }: SeedScope,
  catalogue: Catalogue,
  services: readonly SeedService[],
): Promise<void> => {
  for (const { name, team = [] } of services) {
    const { id, liveSince } = must(catalogue.services, name);
    const revision = await strapi.db
      .query('api::service.service')
      .findOne({ where: { revision_of: id } });
    // What is proposed says of everything how it should be, of the people too.
    for (const service of [id, ...(revision ? [revision.id] : [])]) {
      for (const [rank, member] of team.entries()) {
        await strapi.db
          .query('api::team-member.team-member')
          .create({ data: { ...member, rank, service, ...at(liveSince ?? now) } });
      }
    }
  }
};

export const createFeatured = async (
  { strapi, terms }: SeedScope,
  catalogue: Catalogue,
): Promise<void> => {
  for (const [industry, { apps, services }] of Object.entries(featured)) {
    await strapi.db.query('api::industry.industry').update({
      where: { id: must(terms.industries, industry) },
      data: {
        featured_apps: apps.map((name) => must(catalogue.apps, name).id),
        featured_services: services.map((name) => must(catalogue.services, name).id),
      },
    });
  }
};

const ROWS_AT_ONCE = 200;

/** About 2,000 rows, so written in handfuls. */
export const createViews = async (
  { strapi, now }: SeedScope,
  catalogue: Catalogue,
  type: ListingType,
): Promise<void> => {
  const rows = [...catalogue[type]].flatMap(([name, { id, liveSince }]) =>
    liveSince
      ? viewsOf(name, liveSince, now, settings.timeZone).map((views) => ({
          ...views,
          listing_type: type,
          listing_id: id,
          ...at(now),
        }))
      : [],
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await strapi.db
      .query('api::daily-view.daily-view')
      .createMany({ data: rows.slice(from, from + ROWS_AT_ONCE) });
  }
};
