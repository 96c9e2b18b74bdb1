import {
  type Action,
  type Calls,
  type ClaimKind,
  type Collection,
  claimKinds,
  collections,
  listingTypeOf,
  type ParamsOf,
  type SpelledCall,
  spellOut,
  type TermName,
  templateCalls,
  termNames,
} from '@portal/domain';
import * as accountActions from './accountActions.ts';
import * as accounts from './accounts.ts';
import * as analytics from './analytics.ts';
import * as assignments from './assignments.ts';
import * as audit from './audit.ts';
import * as billing from './billing.ts';
import * as brand from './brand.ts';
import * as cards from './cards.ts';
import * as claims from './claims.ts';
import * as factors from './factors.ts';
import { type Call, type OpenReply, ok, type Reply } from './http.ts';
import * as links from './links.ts';
import * as reads from './listingReads.ts';
import * as writes from './listingWrites.ts';
import * as media from './media.ts';
import * as messages from './messages.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import * as openSessions from './openSessions.ts';
import * as passkeys from './passkeys.ts';
import * as readKeys from './readKeys.ts';
import * as received from './receivedReviews.ts';
import * as reviews from './reviews.ts';
import * as sessions from './sessions.ts';
import { userShape } from './shapes.ts';
import * as staffInvites from './staffInvites.ts';
import * as system from './system.ts';
import * as templates from './templates.ts';
import * as terms from './terms.ts';
import * as viewAs from './viewAs.ts';
import { waitsByDay } from './waits.ts';
import * as webhooks from './webhooks.ts';

type Handler = (call: Call) => Reply | Promise<Reply>;

/** What responds to the calls of an area. */
type Handlers<C extends Calls> = {
  readonly [Name in keyof C]: (call: Call<ParamsOf<C[Name]>>) => Reply | Promise<Reply>;
};

interface Route extends SpelledCall {
  handler: Handler;
}

function serve<C extends Calls>(calls: C, handlers: Handlers<C>): Route[];
function serve(calls: Calls, handlers: Readonly<Record<string, Handler>>): Route[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const handler = handlers[name];
    return handler ? spellOut(call).map((spelled) => ({ ...spelled, handler })) : [];
  });
}

/** Method and path as documented, without prefix; action; handler. */
type Line = readonly [call: string, action: Action, handler: Handler];

function ofCollection(type: Collection): Line[] {
  const single = listingTypeOf(type);
  return [
    [`GET /${type}`, 'listing.list', (call) => reads.listListings(call, type, false)],
    [`GET /pending/${type}`, 'listing.list', (call) => reads.listListings(call, type, true)],
    [`GET /${type}/{id}`, 'listing.read', (call) => reads.getListing(call, type, false)],
    [`GET /${single}/{id}`, 'listing.read', (call) => reads.getListing(call, type, false)],
    [`GET /pending/${type}/{id}`, 'listing.read', (call) => reads.getListing(call, type, true)],
    [`GET /${type}/{id}/events`, 'listing.read', (call) => reads.listEvents(call, type)],
    [`GET /${type}/{id}/versions/{event}`, 'listing.read', (call) => reads.getVersion(call, type)],
    [`GET /${type}/{id}/links`, 'listing.read', (call) => links.getLinks(call, type)],
    [
      `POST /${type}/{id}/links/check`,
      'listing.checkLinks',
      (call) => links.checkLinks(call, type),
    ],
    [`POST /${type}/{id}/show`, 'listing.decide', (call) => links.showListing(call, type)],
    [`GET /${type}/{id}/messages`, 'message.read', (call) => messages.listMessages(call, type)],
    [`POST /${type}/{id}/messages`, 'message.write', (call) => messages.sendMessage(call, type)],
    [`PUT /${type}/{id}/messages/read`, 'message.read', (call) => messages.markRead(call, type)],
    [
      `PUT /${type}/{id}/messages/{message}`,
      'message.write',
      (call) => messages.editMessage(call, type),
    ],
    [
      `PUT /${type}/{id}/assignee`,
      'assignment.save',
      (call) => assignments.assignListing(call, type),
    ],
    [`POST /${type}`, `${single}.create`, (call) => writes.createListing(call, type)],
    [`PUT /${type}/{id}`, 'listing.save', (call) => writes.saveListing(call, type)],
    [`PATCH /${type}/{id}`, 'listing.decide', (call) => writes.changeListing(call, type)],
    [`DELETE /${type}/{id}`, 'listing.delete', (call) => writes.deleteListing(call, type)],
    [
      `DELETE /pending/${type}/{id}`,
      'listing.delete',
      (call) => writes.discardRevision(call, type),
    ],
    [`GET /reviews/${type}`, 'review.listAll', (call) => reviews.listReviews(call, type, false)],
    [
      `GET /pending/reviews/${type}`,
      'review.listAll',
      (call) => reviews.listReviews(call, type, true),
    ],
    [`GET /reviews/${type}/{id}`, 'listing.read', (call) => reviews.listingReviews(call, type)],
    [`GET /reviews/${single}/{id}`, 'listing.read', (call) => reviews.listingReviews(call, type)],
    [
      `GET /special-offers/${type}`,
      'offer.listAll',
      (call) => offers.listOffers(call, type, false),
    ],
    [
      `GET /pending/special-offers/${type}`,
      'offer.listAll',
      (call) => offers.listOffers(call, type, true),
    ],
    [
      `GET /reviewed/${type}`,
      'review.listAll',
      (call) => reviews.listSubjects(call, type, 'reviews'),
    ],
    [`GET /offered/${type}`, 'offer.listAll', (call) => reviews.listSubjects(call, type, 'offers')],
    [
      `POST /${type}/{id}/move`,
      'accounts.manage',
      (call) => accountActions.moveListing(call, type),
    ],
    [`GET /industries/{id}/${type}`, 'term.read', (call) => terms.listFeaturable(call, type)],
    [`GET /reviewable/${type}`, 'review.write', (call) => reviews.listReviewable(call, type)],
    [`GET /reviewable/${type}/{id}`, 'review.write', (call) => reviews.getReviewable(call, type)],
    [
      `GET /special-offers/${type}/{id}`,
      'listing.read',
      (call) => offers.listingOffers(call, type),
    ],
    [`GET /analytics/${type}/{id}`, `${single}.analytics`, (call) => analytics.views(call, type)],
    [
      `GET /analytics/pending/${type}/{id}`,
      `${single}.analytics`,
      (call) => analytics.views(call, type),
    ],
  ];
}

function ofTerms(name: TermName): Line[] {
  return [
    [`GET /${name}`, 'term.read', (call) => terms.listTerms(call, name)],
    [`GET /${name}/{id}`, 'term.read', (call) => terms.getTerm(call, name)],
    [`POST /${name}`, 'term.write', (call) => terms.addTerm(call, name)],
    [`PUT /${name}/{id}`, 'term.write', (call) => terms.changeTerm(call, name)],
    [`PATCH /${name}/{id}`, 'term.write', (call) => terms.changeTerm(call, name)],
    [`DELETE /${name}/{id}`, 'term.write', (call) => terms.deleteTerm(call, name)],
  ];
}

function ofClaims(kind: ClaimKind): Line[] {
  const path = `/claims/${kind}/{id}`;
  return [
    [`POST ${path}`, 'claim.save', (call) => claims.saveClaim(call, kind)],
    [`DELETE ${path}`, 'claim.save', (call) => claims.endClaim(call, kind)],
  ];
}

const lines: readonly Line[] = [
  ...collections.flatMap(ofCollection),
  ...termNames.flatMap(ofTerms),
  ...claimKinds.flatMap(ofClaims),
  ['GET /claims', 'claim.list', claims.listClaims],
  ['GET /moderators', 'assignment.save', assignments.listModerators],
  ['GET /users/me', 'user.read', ({ user, db, viewer }) => ok(userShape(user, db, viewer))],
  ['POST /accounts/{id}/view-as', 'viewAs.start', viewAs.startView],
  ['DELETE /me/view-as', 'viewAs.end', viewAs.endView],
  ['GET /team-members', 'listing.read', reads.listTeam],
  ['GET /audit', 'audit.read', audit.listAudit],
  ['GET /audit/staff', 'audit.read', audit.listStaff],
  ['GET /audit.csv', 'audit.read', audit.exportAudit],
  ['GET /me/activity', 'session.read', audit.listActivity],
  ['GET /me/counts', 'account.read', analytics.counts],
  ['GET /me/notifications', 'notification.read', notifications.listNotifications],
  ['PATCH /me/notifications', 'notification.save', notifications.markNotifications],
  ['GET /me/notifications/stream', 'notification.read', notifications.unreadNotifications],
  ['GET /me/notification-settings', 'notification.read', notifications.notificationSettings],
  ['PUT /me/notification-settings', 'notification.save', notifications.saveSettings],
  ['GET /me/reviews', 'review.list', reviews.ownReviews],
  ['GET /me/special-offers', 'offer.list', offers.ownOffers],
  ['GET /me/received-reviews', 'review.list', received.listReceived],
  ['GET /me/received-reviews/summary', 'review.list', received.summarizeReceived],
  ['PUT /me/language', 'language.save', sessions.saveLanguage],
  ['PUT /accounts/{id}', 'account.save', sessions.saveAccount],
  ['GET /accounts', 'accounts.read', accounts.listAccounts],
  ['GET /accounts/{id}', 'accounts.read', accounts.getAccount],
  ['GET /accounts/{id}/payments', 'accounts.read', billing.accountPayments],
  ['POST /accounts/{id}/block', 'accounts.manage', accountActions.block],
  ['POST /accounts/{id}/unblock', 'accounts.manage', accountActions.unblock],
  ['POST /accounts/{id}/confirm', 'accounts.manage', accountActions.confirm],
  ['POST /accounts/{id}/send-confirmation', 'accounts.manage', accountActions.resendConfirmation],
  ['POST /accounts/{id}/send-new-address', 'accounts.manage', accountActions.resendNewAddress],
  ['POST /accounts/{id}/confirm-new-address', 'accounts.manage', accountActions.confirmNewAddress],
  ['POST /accounts/{id}/send-password-reset', 'accounts.manage', accountActions.sendReset],
  ['DELETE /accounts/{id}/sessions', 'accounts.manage', accountActions.endSessions],
  ['POST /accounts/{id}/delete', 'accounts.manage', accountActions.deleteAccount],
  ['POST /accounts/{id}/restore', 'accounts.manage', accountActions.restore],
  ['GET /accounts/{id}/export', 'accounts.export', accountActions.exportAccount],
  ['GET /me/export', 'account.export', accountActions.exportOwn],
  ['PUT /accounts/{id}/roles', 'staff.manage', accountActions.changeRoles],
  ['POST /accounts/invite', 'staff.manage', staffInvites.invite],
  ['POST /accounts/{id}/resend-invite', 'staff.manage', staffInvites.resendInvite],
  ['POST /accounts/{id}/revoke-invite', 'staff.manage', staffInvites.revokeInvite],
  ['POST /accounts/{id}/reset-second-factor', 'accounts.manage', accountActions.resetFactors],
  ['GET /auth/factors', 'factor.read', factors.getFactors],
  ['POST /auth/totp', 'factor.save', factors.startTotp],
  ['POST /auth/totp/confirm', 'factor.save', factors.confirmTotp],
  ['POST /auth/totp/remove', 'factor.save', factors.removeTotp],
  ['POST /auth/recovery-codes', 'factor.save', factors.newRecoveryCodes],
  ['POST /auth/passkeys/options', 'factor.save', passkeys.startPasskey],
  ['POST /auth/passkeys', 'factor.save', passkeys.addPasskey],
  ['PUT /auth/passkeys/{id}', 'factor.save', passkeys.renamePasskey],
  ['POST /auth/passkeys/{id}/remove', 'factor.save', passkeys.removePasskey],
  ['GET /auth/sessions', 'session.read', openSessions.listSessions],
  ['DELETE /auth/sessions', 'session.end', openSessions.endOtherSessions],
  ['DELETE /auth/sessions/{id}', 'session.end', openSessions.endSession],
  ['POST /auth/change-password', 'password.change', sessions.changePassword],
  ['GET /reviews', 'review.list', reviews.listAllReviews],
  ['GET /reviews/{id}', 'review.read', reviews.getReview],
  ['GET /reviews/{id}/events', 'review.listAll', reviews.reviewEvents],
  ['GET /special-offers/{id}/events', 'offer.read', offers.offerEvents],
  ['GET /vendors/{id}', 'vendor.read', reviews.getVendor],
  ['POST /reviews', 'review.write', reviews.saveReview],
  ['PATCH /reviews/{id}', 'review.decide', reviews.decideReview],
  ['PUT /reviews/{id}', 'review.decide', reviews.decideReview],
  ['POST /reviews/{id}/withdraw', 'review.withdraw', reviews.withdrawReview],
  ['DELETE /reviews/{id}', 'review.decide', reviews.deleteReview],
  ['PUT /reviews/{id}/reply', 'review.reply', received.saveReply],
  ['PATCH /reviews/{id}/reply', 'review.decide', received.settleReply],
  ['DELETE /reviews/{id}/reply', 'review.reply', received.removeReply],
  ['POST /reviews/{id}/report', 'review.report', received.reportReview],
  ['DELETE /reviews/{id}/report', 'review.decide', received.closeReport],
  ['GET /special-offers', 'offer.list', offers.listAllOffers],
  ['GET /special-offers/{id}', 'offer.read', offers.getOffer],
  ['POST /special-offers', 'offer.buy', offers.createOffer],
  ['POST /special-offers/{id}/resubmit', 'offer.resubmit', offers.resubmitOffer],
  ['POST /special-offers/{id}/withdraw', 'offer.withdraw', offers.withdrawOffer],
  ['PATCH /special-offers/{id}', 'offer.decide', offers.decideOffer],
  ['PUT /special-offers/{id}', 'offer.decide', offers.decideOffer],
  ['GET /stripe/products', 'billing.read', billing.plans],
  ['GET /me/stripe', 'billing.read', cards.cardData],
  ['GET /me/stripe/settings', 'billing.read', billing.settings],
  ['GET /me/stripe/payment-methods', 'billing.read', cards.paymentMethods],
  ['GET /me/stripe/customer', 'billing.read', cards.customer],
  ['PATCH /me/stripe/customer', 'card.save', cards.setDefault],
  ['GET /me/stripe/invoices', 'billing.read', billing.invoices],
  ['GET /me/stripe/subscriptions', 'billing.read', billing.subscription],
  ['GET /me/stripe/subscriptions/preview', 'billing.read', billing.preview],
  ['POST /me/stripe/subscriptions', 'subscription.start', billing.subscribe],
  ['PUT /me/stripe/subscriptions', 'billing.save', billing.resume],
  ['PATCH /me/stripe/subscriptions', 'billing.save', billing.update],
  ['DELETE /me/stripe/subscriptions', 'billing.save', billing.cancel],
  ['POST /me/stripe/payment-method', 'card.save', cards.addPaymentMethod],
  ['DELETE /me/stripe/payment-method/{id}', 'card.save', cards.removePaymentMethod],
  ['POST /upload', 'media.upload', media.upload],
  ['GET /upload/files', 'media.list', media.listMedia],
  ['GET /upload/files/{id}', 'media.read', media.getMedia],
  ['PATCH /upload/files/{id}', 'media.save', media.describeMedia],
  ['PUT /upload/files/{id}', 'media.save', media.describeMedia],
  ['DELETE /upload/files/{id}', 'media.save', media.deleteMedia],
  ['GET /analytics', 'analytics.overview', analytics.totals],
  ['GET /analytics/users', 'analytics.overview', analytics.dailyUsers],
  ['GET /analytics/overview', 'analytics.overview', analytics.overview],
  ['GET /analytics/waits', 'analytics.overview', waitsByDay],
  ['GET /brand', 'brand.manage', brand.getBrand],
  ['PUT /brand', 'brand.manage', brand.saveBrand],
  ['DELETE /brand', 'brand.manage', brand.resetBrand],
  ['GET /system', 'system.manage', system.report],
  ['POST /system/test-email', 'system.manage', system.testEmail],
  ['POST /system/jobs/retry', 'system.manage', system.retry],
  ['GET /keys', 'keys.manage', readKeys.listKeys],
  ['POST /keys', 'keys.manage', readKeys.createKey],
  ['DELETE /keys/{id}', 'keys.manage', readKeys.revokeKey],
  ['GET /webhooks', 'webhooks.manage', webhooks.listWebhooks],
  ['POST /webhooks', 'webhooks.manage', webhooks.createWebhook],
  ['PATCH /webhooks/{id}', 'webhooks.manage', webhooks.changeWebhook],
  ['DELETE /webhooks/{id}', 'webhooks.manage', webhooks.deleteWebhook],
  ['POST /webhooks/{id}/rotate', 'webhooks.manage', webhooks.rotateSecret],
  ['POST /webhooks/{id}/ping', 'webhooks.manage', webhooks.pingWebhook],
  ['GET /webhooks/{id}/deliveries', 'webhooks.manage', webhooks.listDeliveries],
  ['GET /webhooks/deliveries/{id}', 'webhooks.manage', webhooks.readDelivery],
  ['POST /webhooks/deliveries/{id}/resend', 'webhooks.manage', webhooks.resendDelivery],
];

type OpenHandler = (call: Pick<Call, 'db' | 'body'>) => OpenReply;

/** Calls for visitors. */
export const openRoutes: ReadonlyMap<string, OpenHandler> = new Map<string, OpenHandler>([
  ['POST /auth/local', sessions.signIn],
  ['POST /auth/local/register', sessions.register],
  ['POST /auth/forgot-password', sessions.requestEmail],
  ['POST /auth/reset-password', sessions.resetPassword],
  ['POST /auth/second-factor', factors.secondFactor],
  ['POST /auth/passkey-options', passkeys.passkeyOptions],
  ['POST /auth/passkey', passkeys.passkeySignIn],
  ['POST /auth/verify', sessions.verify],
  ['POST /auth/send-email-confirmation', sessions.requestEmail],
]);

/** Calls that need a user. */
const routes: readonly Route[] = [
  ...lines.map(([call, action, handler]) => {
    const [method, path = ''] = call.split(' ');
    return { method: method as Route['method'], path, action, params: {}, handler };
  }),
  ...serve(templateCalls, templates),
];

/** Action, handler and path values of a call; of two routes that match, the first one is used. */
export function match(method: string, path: string) {
  const asked = path.split('/');
  for (const { action, handler, ...route } of routes) {
    const parts = route.path.split('/');
    if (route.method !== method || parts.length !== asked.length) continue;
    if (!parts.every((part, index) => part.startsWith('{') || part === asked[index])) continue;
    const values = parts.flatMap((part, index) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(asked[index] ?? '')]] : [],
    );
    return { action, handler, params: { ...route.params, ...Object.fromEntries(values) } };
  }
  return undefined;
}
