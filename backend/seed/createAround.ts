import { collections } from '@portal/domain';
import { addDays, type Day, dayOf } from '../src/base/days.ts';
import { timeZone } from '../src/features/brand/settings.ts';
import { kinds } from '../src/features/listing/rows.ts';
import { subjectOfTable } from '../src/features/moderation/history.ts';
import type { Catalogue } from './createListings.ts';
import { offers, reviews, type SeedOffer } from './data/feedback.ts';
import { teamMembers } from './data/services.ts';
import { featured } from './data/terms.ts';
import { createRandom, seedOf } from './random.ts';
import { at, must, recordEvent, type SeedScope } from './scope.ts';
import { DAY, HOUR } from './timeline.ts';

/** A listing of either collection, and the relation of feedback to it. */
const listingOf = (catalogue: Catalogue, name: string) => {
  const type = catalogue.apps.has(name) ? 'apps' : 'services';
  const { id, site } = must(catalogue[type], name);
  return { site, about: { [kinds[type].single]: id } };
};

type Feedback = Pick<SeedOffer, 'by' | 'days' | 'status' | 'adminNote'>;

/** Creates a review or an offer with its submission, and its decision unless it is pending. */
const createFeedback = async (
  scope: SeedScope,
  uid: 'api::review.review' | 'api::special-offer.special-offer',
  { by, days, status, adminNote, seed }: Feedback & { seed: string },
  values: object,
): Promise<void> => {
  const { strapi, now, actors } = scope;
  const author = actors[by];
  const hours = createRandom(seedOf(seed))() * 10;
  const sent = new Date(now.getTime() - days * DAY + hours * HOUR);
  const data = { ...values, status, author: author.userId, submitted_at: sent, ...at(sent) };
  const { id } = await strapi.db.query(uid).create({ data });
  const timeline = [subjectOfTable[uid], Number(id)] as const;
  const submission = { kind: 'submitted', from_status: null, to_status: 'PENDING' };
  await recordEvent(scope, timeline, author, sent, submission);
  if (status === 'PENDING') return;
  const decided = new Date(Math.min(sent.getTime() + 20 * HOUR, now.getTime() - HOUR));
  const kind = status === 'APPROVED' ? 'approved' : 'declined';
  const decision = { kind, from_status: 'PENDING', to_status: status, note: adminNote ?? null };
  await recordEvent(scope, timeline, actors.admin, decided, decision);
};

export const createReviews = async (scope: SeedScope, catalogue: Catalogue): Promise<void> => {
  for (const { of, rating, comment, ...feedback } of reviews) {
    const { about } = listingOf(catalogue, of);
    const seed = of + feedback.by;
    await createFeedback(
      scope,
      'api::review.review',
      { ...feedback, seed },
      { rating, comment, ...about },
    );
  }
};

export const createOffers = async (scope: SeedScope, catalogue: Catalogue): Promise<void> => {
  for (const { of, title, description, label, path, ...feedback } of offers) {
    const { site, about } = listingOf(catalogue, of);
    const link = `https://${site}.example/${path}`;
    const values = { title, description, label, link, admin_note: feedback.adminNote ?? null };
    const uid = 'api::special-offer.special-offer';
    await createFeedback(scope, uid, { ...feedback, seed: title }, { ...values, ...about });
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
): Promise<void> => {
  const rows = collections.flatMap((listing_type) =>
    [...catalogue[listing_type]].flatMap(([name, { id: listing_id, liveSince }]) =>
      liveSince
        ? viewsOf(name, liveSince, now, timeZone).map((views) => ({
            ...views,
            listing_type,
            listing_id,
            ...at(now),
          }))
        : [],
    ),
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
