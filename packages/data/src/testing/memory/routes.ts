import { type Collection, collections, type TermName, termNames } from '@portal/domain';
import * as analytics from './analytics.ts';
import * as billing from './billing.ts';
import * as cards from './cards.ts';
import * as feedback from './feedback.ts';
import { type Call, ok, type Reply } from './http.ts';
import * as decisions from './listingDecisions.ts';
import * as reads from './listingReads.ts';
import * as writes from './listingWrites.ts';
import * as media from './media.ts';
import * as openSessions from './openSessions.ts';
import * as overview from './overview.ts';
import * as reviews from './reviews.ts';
import * as sessions from './sessions.ts';
import { userShape } from './shapes.ts';
import * as terms from './terms.ts';

type Handler = (call: Call) => Reply | Promise<Reply>;

/** Method and path as documented, without prefix. */
type Routes = ReadonlyMap<string, Handler>;

function ofCollection(type: Collection): [string, Handler][] {
  return [
    [`GET /${type}`, (call) => reads.listListings(call, type, false)],
    [`GET /pending/${type}`, (call) => reads.listListings(call, type, true)],
    [`GET /${type}/{id}`, (call) => reads.getListing(call, type, false)],
    [`GET /${type.slice(0, -1)}/{id}`, (call) => reads.getListing(call, type, false)],
    [`GET /pending/${type}/{id}`, (call) => reads.getListing(call, type, true)],
    [`GET /${type}/{id}/events`, (call) => reads.listEvents(call, type)],
    [`POST /${type}`, (call) => writes.createListing(call, type)],
    [`PUT /${type}/{id}`, (call) => writes.saveListing(call, type)],
    [`PATCH /${type}/{id}`, (call) => decisions.changeListing(call, type)],
    [`DELETE /${type}/{id}`, (call) => decisions.deleteListing(call, type)],
    [`DELETE /pending/${type}/{id}`, (call) => decisions.discardRevision(call, type)],
    [`GET /reviews/${type}`, (call) => reviews.listReviews(call, type, false)],
    [`GET /pending/reviews/${type}`, (call) => reviews.listReviews(call, type, true)],
    [`GET /reviews/${type}/{id}`, (call) => reviews.listingReviews(call, type)],
    [`GET /special-offers/${type}`, (call) => feedback.listOffers(call, type, false)],
    [`GET /pending/special-offers/${type}`, (call) => feedback.listOffers(call, type, true)],
    [`GET /reviewed/${type}`, (call) => reviews.listSubjects(call, type, 'reviews')],
    [`GET /offered/${type}`, (call) => reviews.listSubjects(call, type, 'offers')],
    [`GET /reviewable/${type}`, (call) => reviews.listReviewable(call, type)],
    [`GET /reviewable/${type}/{id}`, (call) => reviews.getReviewable(call, type)],
    [`GET /special-offers/${type}/{id}`, (call) => feedback.listingOffers(call, type)],
    [`GET /analytics/${type}/{id}`, (call) => analytics.views(call, type)],
    [`GET /analytics/pending/${type}/{id}`, (call) => analytics.views(call, type)],
  ];
}

function ofTerms(name: TermName): [string, Handler][] {
  return [
    [`GET /${name}`, (call) => terms.listTerms(call, name)],
    [`GET /${name}/{id}`, (call) => terms.getTerm(call, name)],
    [`POST /${name}`, (call) => terms.addTerm(call, name)],
    [`PUT /${name}/{id}`, (call) => terms.changeTerm(call, name)],
    [`PATCH /${name}/{id}`, (call) => terms.changeTerm(call, name)],
    [`DELETE /${name}/{id}`, (call) => terms.deleteTerm(call, name)],
  ];
}

/** Everything that needs a user. */
const routes: Routes = new Map<string, Handler>([
  ...collections.flatMap(ofCollection),
  ...termNames.flatMap(ofTerms),
  ['GET /users/me', ({ user, db }) => ok(userShape(user, db))],
  ['GET /team-members', reads.listTeam],
  ['GET /me/counts', overview.counts],
  ['GET /me/reviews', reviews.ownReviews],
  ['GET /me/special-offers', feedback.ownOffers],
  ['PUT /accounts/{id}', sessions.saveAccount],
  ['GET /auth/sessions', openSessions.listSessions],
  ['DELETE /auth/sessions', openSessions.endOtherSessions],
  ['DELETE /auth/sessions/{id}', openSessions.endSession],
  ['POST /auth/change-password', sessions.changePassword],
  ['GET /reviews', reviews.listAllReviews],
  ['GET /reviews/{id}', reviews.getReview],
  ['GET /reviews/{id}/events', reviews.reviewEvents],
  ['GET /special-offers/{id}/events', feedback.offerEvents],
  ['GET /vendors/{id}', reviews.getVendor],
  ['POST /reviews', reviews.saveReview],
  ['PATCH /reviews/{id}', reviews.decideReview],
  ['PUT /reviews/{id}', reviews.decideReview],
  ['DELETE /reviews/{id}', reviews.deleteReview],
  ['GET /special-offers', feedback.listAllOffers],
  ['GET /special-offers/{id}', feedback.getOffer],
  ['POST /special-offers', feedback.createOffer],
  ['PATCH /special-offers/{id}', feedback.decideOffer],
  ['PUT /special-offers/{id}', feedback.decideOffer],
  ['GET /stripe/products', billing.plans],
  ['GET /me/stripe', cards.cardData],
  ['GET /me/stripe/settings', billing.settings],
  ['GET /me/stripe/payment-methods', cards.paymentMethods],
  ['GET /me/stripe/customer', cards.customer],
  ['PATCH /me/stripe/customer', cards.setDefault],
  ['GET /me/stripe/invoices', billing.invoices],
  ['GET /me/stripe/subscriptions', billing.subscription],
  ['GET /me/stripe/subscriptions/preview', billing.preview],
  ['POST /me/stripe/subscriptions', billing.subscribe],
  ['PUT /me/stripe/subscriptions', billing.resume],
  ['PATCH /me/stripe/subscriptions', billing.update],
  ['DELETE /me/stripe/subscriptions', billing.cancel],
  ['POST /me/stripe/payment-method', cards.addPaymentMethod],
  ['DELETE /me/stripe/payment-method/{id}', cards.removePaymentMethod],
  ['POST /upload', media.upload],
  ['GET /upload/files', media.listMedia],
  ['GET /upload/files/{id}', media.getMedia],
  ['PATCH /upload/files/{id}', media.describeMedia],
  ['PUT /upload/files/{id}', media.describeMedia],
  ['DELETE /upload/files/{id}', media.deleteMedia],
  ['GET /analytics', analytics.totals],
  ['GET /analytics/users', analytics.dailyUsers],
  ['GET /analytics/overview', analytics.overview],
]);

type OpenHandler = (call: Pick<Call, 'db' | 'body'>) => sessions.SessionReply;

/** Everything a visitor may call. */
export const openRoutes: ReadonlyMap<string, OpenHandler> = new Map<string, OpenHandler>([
  ['POST /auth/local', sessions.signIn],
  ['POST /auth/local/register', sessions.register],
  ['POST /auth/forgot-password', sessions.askForLetter],
  ['POST /auth/reset-password', sessions.resetPassword],
  ['POST /auth/verify', sessions.verify],
  ['POST /auth/send-email-confirmation', sessions.askForLetter],
]);

/** The handler for a path and the values its pattern found there; whole words win over placeholders. */
export function match(method: string, path: string) {
  const asked = path.split('/');
  for (const [pattern, handler] of routes) {
    const [verb, template = ''] = pattern.split(' ');
    const parts = template.split('/');
    if (verb !== method || parts.length !== asked.length) continue;
    const fits = parts.every((part, index) => part === '{id}' || part === asked[index]);
    if (fits)
      return { handler, params: { id: decodeURIComponent(asked[parts.indexOf('{id}')] ?? '') } };
  }
  return undefined;
}
