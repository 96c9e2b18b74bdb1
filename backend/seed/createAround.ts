import type { Collection } from '@portal/domain';
import { addDays, type Day, dayOf } from '../src/days.ts';
import { subjectOfTable } from '../src/moderation/history.ts';
import { settings } from '../src/settings.ts';
import type { Catalogue } from './createListings.ts';
import type { SeedOffer, SeedReview } from './data/feedback.ts';
import { teamMembers } from './data/services.ts';
import { featured } from './data/terms.ts';
import { createRandom, seedOf } from './random.ts';
import { at, must, type SeedActor, type SeedScope } from './scope.ts';
import { DAY, HOUR } from './timeline.ts';

const relationOf: Record<Collection, 'app' | 'service'> = { apps: 'app', services: 'service' };

const daysAgo = (now: Date, days: number, of: string): Date =>
  new Date(now.getTime() - days * DAY + createRandom(seedOf(of))() * 10 * HOUR);

interface Feedback {
  status: SeedReview['status'];
  note: string | null;
  author: SeedActor;
  at: Date;
}

/** Records the submission, and the decision unless it is pending. */
const recordFeedback = async (
  { strapi, now, actors }: SeedScope,
  timeline: string,
  id: number,
  { status, note, author, at: sent }: Feedback,
): Promise<void> => {
  const write = (actor: SeedActor, when: Date, event: object) =>
    strapi.db.query('api::event.event').create({
      data: {
        listing_type: timeline,
        listing_id: id,
        changed_fields: [],
        actor_id: actor.userId,
        actor_name: actor.name,
        actor_admin: actor === actors.admin,
        ...at(when),
        ...event,
      },
    });
  await write(author, sent, { kind: 'submitted', from_status: null, to_status: 'PENDING' });
  if (status === 'PENDING') return;
  const decided = new Date(Math.min(sent.getTime() + 20 * HOUR, now.getTime() - HOUR));
  const kind = status === 'APPROVED' ? 'approved' : 'declined';
  await write(actors.admin, decided, { kind, from_status: 'PENDING', to_status: status, note });
};

export const createReviews = async (
  scope: SeedScope,
  catalogue: Catalogue,
  type: Collection,
  reviews: readonly SeedReview[],
): Promise<void> => {
  const { strapi, now, actors } = scope;
  for (const { of, by, rating, comment, status, days } of reviews) {
    const listing = must(catalogue[type], of).id;
    const sent = daysAgo(now, days, of + by);
    const row = await strapi.db.query('api::review.review').create({
      data: {
        rating,
        comment,
        status,
        author: actors[by].userId,
        [relationOf[type]]: listing,
        ...at(sent),
      },
    });
    const feedback = { status, note: null, author: actors[by], at: sent };
    await recordFeedback(scope, subjectOfTable['api::review.review'], Number(row.id), feedback);
  }
};

export const createOffers = async (
  scope: SeedScope,
  catalogue: Catalogue,
  type: Collection,
  offers: readonly SeedOffer[],
): Promise<void> => {
  const { strapi, now, actors } = scope;
  for (const { of, by, title, description, label, path, status, adminNote, days } of offers) {
    const listing = must(catalogue[type], of);
    const sent = daysAgo(now, days, title);
    const row = await strapi.db.query('api::special-offer.special-offer').create({
      data: {
        title,
        description,
        label,
        status,
        link: `https://${listing.site}.example/${path}`,
        admin_note: adminNote ?? null,
        author: actors[by].userId,
        [relationOf[type]]: listing.id,
        ...at(sent),
      },
    });
    const feedback = { status, note: adminNote ?? null, author: actors[by], at: sent };
    await recordFeedback(
      scope,
      subjectOfTable['api::special-offer.special-offer'],
      Number(row.id),
      feedback,
    );
  }
};

export const createTeams = async (
  { strapi, now }: SeedScope,
  catalogue: Catalogue,
): Promise<void> => {
  for (const name of new Set(teamMembers.map(({ of }) => of))) {
    const { id, liveSince } = must(catalogue.services, name);
    const revision = await strapi.db
      .query('api::service.service')
      .findOne({ where: { revision_of: id } });
    // A proposed change has a team of its own.
    for (const service of [id, ...(revision ? [revision.id] : [])]) {
      const team = teamMembers.filter(({ of }) => of === name);
      for (const [rank, { of: _, ...member }] of team.entries()) {
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

/** Writes about 2,000 rows, in batches. */
export const createViews = async (
  { strapi, now }: SeedScope,
  catalogue: Catalogue,
  type: Collection,
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

const VIEW_DAYS = 60;
/** Share of views by weekday, from Sunday. */
const WEEK = [0.42, 1.12, 1.18, 1.1, 1.04, 0.88, 0.5];

interface DayOfViews {
  day: Day;
  views: number;
}

/** Views of one listing on each of the last 60 days it was live, including today. */
export const viewsOf = (
  name: string,
  liveSince: Date,
  now: Date,
  timeZone = 'UTC',
): DayOfViews[] => {
  const random = createRandom(seedOf(name));
  const level = 6 + random() ** 2 * 70;
  const trend = (random() - 0.4) * 0.012;
  const today = dayOf(now, timeZone);
  const first = dayOf(liveSince, timeZone);
  const days: DayOfViews[] = [];
  for (let back = VIEW_DAYS - 1; back >= 0; back -= 1) {
    const day = addDays(today, -back);
    const mood = 0.75 + random() * 0.5;
    if (day < first) continue;
    const rhythm = WEEK[new Date(day).getUTCDay()] ?? 1;
    const views = Math.round(level * rhythm * mood * (1 + trend * (VIEW_DAYS - back)));
    days.push({ day, views: Math.max(0, views) });
  }
  return days;
};
