import { isOwnTransaction } from '../database.ts';
import type { Strapi } from '../registry.ts';

/** Types whose rules are in our services: their records are written there and nowhere else. */
const protectedTypes: ReadonlySet<string> = new Set([
  'api::app.app',
  'api::service.service',
  'api::team-member.team-member',
  'api::review.review',
  'api::special-offer.special-offer',
  'api::event.event',
]);

const reads: ReadonlySet<string> = new Set(['findOne', 'findMany', 'findFirst', 'count']);

type DocumentMiddleware = Parameters<Strapi['documents']['use']>[0];

/** Rejects writes by Strapi's document service, which plugins and the content manager use, so that none gets past moderation. */
export const protectRecords: DocumentMiddleware = (context, next) => {
  const writes = !reads.has(context.action);
  if (writes && protectedTypes.has(context.uid) && !isOwnTransaction())
    throw new Error(`Records of ${context.uid} are written by the services of the portal only.`);
  return next();
};
