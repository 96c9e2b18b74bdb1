import type {
  ClaimKind,
  Collection,
  JobKind,
  Language,
  ListingType,
  NewReadKey,
  Scope,
  TermName,
} from '@portal/domain';
import type { LiveStatus } from '../schemas/billing.ts';
import { call } from './endpoint.ts';
import type { Endpoint } from './send.ts';

/*
 * The calls of the portal; those of pages that load alone are in files of their own, such as `webhookEndpoints.ts`. Each is an
 * export, so that a page loads only the ones it makes.
 */

type Id = string | number;
type Query = URLSearchParams;
type Body = Record<string, unknown>;

const onScope = { active: '', pending: '/pending' } as const satisfies Record<Scope, string>;

/* The account; `sessionEndpoints.ts` has the calls of the signed-out pages */
export {
  changePassword,
  forgotPassword,
  me,
  refresh,
  register,
  resendConfirmation,
  resetPassword,
  signIn,
  signOut,
  verifyEmail,
} from './sessionEndpoints.ts';
export const openSessions = () => call('GET /auth/sessions');
export const endSession = (id: string) => call('DELETE /auth/sessions/{id}', [id]);
export const endOtherSessions = () => call('DELETE /auth/sessions');
export const myCounts = () => call('GET /me/counts');
export const saveListColumns = (list: string, columns: readonly string[] | null) =>
  call('PUT /me/list-columns', [], { data: { list, columns } });

export const saveLanguage = (language: Language) =>
  call('PUT /me/language', [], { data: { language } });
export const saveAccount = (id: Id, data: Body) => call('PUT /accounts/{id}', [id], { data });
export const startView = (id: number) => call('POST /accounts/{id}/view-as', [id], {});
export const endView = () => call('DELETE /me/view-as');
export const listClaims = () => call('GET /claims');
export const saveClaim = (kind: ClaimKind, id: number) =>
  call('POST /claims/{kind}/{id}', [kind, id]);
export const endClaim = (kind: ClaimKind, id: number) =>
  call('DELETE /claims/{kind}/{id}', [kind, id]);

/* Accounts, for staff; the id is that of the user */
export type AccountAction =
  | 'block'
  | 'unblock'
  | 'resend-invite'
  | 'send-new-address'
  | 'confirm-new-address'
  | 'delete'
  | 'restore'
  | 'confirm'
  | 'send-confirmation'
  | 'send-password-reset';
export const listAccounts = (query: Query) => call('GET /accounts', [], query);
export const getPayments = (id: Id) => call('GET /accounts/{id}/payments', [id]);
export const getAccount = (id: Id) => call('GET /accounts/{id}', [id]);
export const actOnAccount = (id: Id, action: AccountAction, data?: Body) =>
  call(`POST /accounts/{id}/${action}`, [id], data && { data });
export const endSessionsOf = (id: Id) => call('DELETE /accounts/{id}/sessions', [id]);
export const moveListing = (type: Collection, id: Id, data: Body) =>
  call('POST /{type}/{id}/move', [type, id], { data });
export const inviteStaff = (data: Body) => call('POST /accounts/invite', [], { data });
export const revokeInvite = (id: Id) => call('POST /accounts/{id}/revoke-invite', [id]);
export const changeRoles = (id: Id, data: Body) => call('PUT /accounts/{id}/roles', [id], { data });
export const resetFactors = (id: Id, body: Body) =>
  call('POST /accounts/{id}/reset-second-factor', [id], body);
/** Milliseconds for an account with many listings. */
export const exportTimeout = 120_000;
/** Milliseconds for a term that many listings use to be merged or restored. */
export const mergeTimeout = 120_000;
export const exportAccount = (id: Id): Endpoint => ({
  ...call('GET /accounts/{id}/export', [id]),
  text: true,
});
export const exportOwn = (): Endpoint => ({ ...call('GET /me/export'), text: true });
export const getVendor = (id: Id) => call('GET /vendors/{id}', [id]);

/* Listings */
export const listListings = (scope: Scope, type: Collection, query: Query) =>
  call(`GET ${onScope[scope]}/{type}`, [type], query);
export const getListing = (scope: Scope, type: Collection, id: Id) =>
  call(`GET ${onScope[scope]}/{type}/{id}`, [type, id]);
export const createListing = (type: Collection, data: Body) =>
  call('POST /{type}', [type], { data });
export const saveListing = (type: Collection, id: Id, data: Body) =>
  call('PUT /{type}/{id}', [type, id], { data });
export const changeListing = (type: Collection, id: Id, data: Body) =>
  call('PATCH /{type}/{id}', [type, id], { data });
export const deleteListing = (type: Collection, id: Id) => call('DELETE /{type}/{id}', [type, id]);
export const discardRevision = (type: Collection, id: Id, version: number) =>
  call(
    'DELETE /pending/{type}/{id}',
    [type, id],
    new URLSearchParams({ version: String(version) }),
  );
export const listEvents = (type: Collection, id: Id) => call('GET /{type}/{id}/events', [type, id]);
export const listMessages = (type: Collection, id: Id) =>
  call('GET /{type}/{id}/messages', [type, id]);
export const sendMessage = (type: Collection, id: Id, data: Body) =>
  call('POST /{type}/{id}/messages', [type, id], { data });
export const editMessage = (type: Collection, id: Id, message: number, data: Body) =>
  call('PUT /{type}/{id}/messages/{message}', [type, id, message], { data });
export const readMessages = (type: Collection, id: Id, data: Body) =>
  call('PUT /{type}/{id}/messages/read', [type, id], { data });
export const assignListing = (type: Collection, id: Id, data: Body) =>
  call('PUT /{type}/{id}/assignee', [type, id], { data });
export const listModerators = () => call('GET /moderators');
export const getVersion = (type: Collection, id: Id, event: number) =>
  call('GET /{type}/{id}/versions/{event}', [type, id, event]);
export const getLinks = (type: Collection, id: Id) => call('GET /{type}/{id}/links', [type, id]);
export const checkLinks = (type: Collection, id: Id) =>
  call('POST /{type}/{id}/links/check', [type, id]);
export const showListing = (type: Collection, id: Id) => call('POST /{type}/{id}/show', [type, id]);
export const listTeam = (type: ListingType, id: number) =>
  call('GET /team-members', [], new URLSearchParams({ [`filters[${type}][id][$eq]`]: String(id) }));

/* Terms */
export const listTerms = (terms: TermName, query: Query) => call('GET /{terms}', [terms], query);
export const addTerm = (terms: TermName, data: Body) => call('POST /{terms}', [terms], { data });
export const changeTerm = (terms: TermName, id: Id, data: Body) =>
  call('PUT|PATCH /{terms}/{id}', [terms, id], { data });
export const deleteTerm = (terms: TermName, id: Id, moveTo?: Id) =>
  call(
    'DELETE /{terms}/{id}',
    [terms, id],
    moveTo === undefined ? undefined : new URLSearchParams({ move_to: String(moveTo) }),
  );
export const getIndustry = (id: string) => call('GET /{terms}/{id}', ['industries', id]);
export const listFeaturable = (id: string, type: Collection, query: Query) =>
  call('GET /industries/{id}/{type}', [id, type], query);

/* Reviews and special offers */
export const listReviews = (scope: Scope, type: Collection, query: Query) =>
  call(`GET ${onScope[scope]}/reviews/{type}`, [type], query);
export const getReview = (id: Id) => call('GET /reviews/{id}', [id]);
export const saveReview = (data: Body) => call('POST /reviews', [], { data });
export const deleteReview = (id: Id) => call('DELETE /reviews/{id}', [id]);
export const withdrawReview = (id: Id) => call('POST /reviews/{id}/withdraw', [id]);
export const ownReviews = (query: Query) => call('GET /me/reviews', [], query);
export const receivedReviews = (query: Query) => call('GET /me/received-reviews', [], query);
export const receivedSummary = (query: Query) =>
  call('GET /me/received-reviews/summary', [], query);
export const saveReply = (id: Id, data: Body) => call('PUT /reviews/{id}/reply', [id], { data });
export const decideReply = (id: Id, data: Body) =>
  call('PATCH /reviews/{id}/reply', [id], { data });
export const deleteReply = (id: Id) => call('DELETE /reviews/{id}/reply', [id]);
export const reportReview = (id: Id, data: Body) =>
  call('POST /reviews/{id}/report', [id], { data });
export const closeReport = (id: Id) => call('DELETE /reviews/{id}/report', [id]);
export const listingReviews = (type: Collection, id: Id, query: Query) =>
  call('GET /reviews/{type}/{id}', [type, id], query);
export const reviewEvents = (id: Id) => call('GET /reviews/{id}/events', [id]);
export const listReviewed = (type: Collection, query: Query) =>
  call('GET /reviewed/{type}', [type], query);
export const listReviewable = (type: Collection, query: Query) =>
  call('GET /reviewable/{type}', [type], query);
export const getReviewable = (type: Collection, id: Id) =>
  call('GET /reviewable/{type}/{id}', [type, id]);
export const decideReview = (id: Id, body: Body) => call('PATCH|PUT /reviews/{id}', [id], body);
export const listOffers = (scope: Scope, type: Collection, query: Query) =>
  call(`GET ${onScope[scope]}/special-offers/{type}`, [type], query);
export const listOffered = (type: Collection, query: Query) =>
  call('GET /offered/{type}', [type], query);
export const getOffer = (id: Id) => call('GET /special-offers/{id}', [id]);
export const createOffer = (data: Body) => call('POST /special-offers', [], { data });
export const withdrawOffer = (id: Id) => call('POST /special-offers/{id}/withdraw', [id]);
export const ownOffers = (query: Query) => call('GET /me/special-offers', [], query);
export const listingOffers = (type: Collection, id: Id) =>
  call('GET /special-offers/{type}/{id}', [type, id]);
export const offerEvents = (id: Id) => call('GET /special-offers/{id}/events', [id]);
export const decideOffer = (id: Id, body: Body) =>
  call('PATCH|PUT /special-offers/{id}', [id], body);
export const resubmitOffer = (id: Id, data: Body) =>
  call('POST /special-offers/{id}/resubmit', [id], { data });

/* Audit log */
export * from './auditEndpoints.ts';

/* Card provider, plans and subscription */
export const listPlans = () => call('GET /stripe/products');
export const cardData = () => call('GET /me/stripe');
export const listPaymentMethods = () => call('GET /me/stripe/payment-methods');
export const getCustomer = () => call('GET /me/stripe/customer');
export const getSubscription = () => call('GET /me/stripe/subscriptions');
export const createSubscription = (body: {
  paymentMethod: string;
  product: string;
  price: string;
}) => call('POST /me/stripe/subscriptions', [], body);
export const resumeSubscription = (body: { paymentMethod: string }) =>
  call('PUT /me/stripe/subscriptions', [], body);
export const updateSubscription = (body: {
  paymentMethod: string;
  product?: string | undefined;
  price?: string | undefined;
  proration_date?: number | undefined;
  amount?: number | undefined;
}) => call('PATCH /me/stripe/subscriptions', [], body);
export const cancelSubscription = (status: LiveStatus) =>
  call('DELETE /me/stripe/subscriptions', [], new URLSearchParams({ status }));
export const addPaymentMethod = (body: { id: string; setupIntent?: string | undefined }) =>
  call('POST /me/stripe/payment-method', [], body);
export const removePaymentMethod = (id: string) =>
  call('DELETE /me/stripe/payment-method/{id}', [id]);
export const paymentSettings = () => call('GET /me/stripe/settings');
export const setDefaultCard = (id: string) =>
  call('PATCH /me/stripe/customer', [], { default_payment_method: id });
export const previewPlan = (price: string) =>
  call('GET /me/stripe/subscriptions/preview', [], new URLSearchParams({ price }));
export const listInvoices = () => call('GET /me/stripe/invoices');

/* Media */
export const getMediaByName = (id: string) => call('GET /upload/files/{id}', [id]);
export const listMedia = (query: Query) => call('GET /upload/files', [], query);
export const getMedia = (id: Id) =>
  call('GET /upload/files/{id}', [id], new URLSearchParams({ populate: 'user' }));
export const describeMedia = (
  id: Id,
  data: { alternativeText?: string | null | undefined; caption?: string | null | undefined },
) => call('PATCH|PUT /upload/files/{id}', [id], { data });
export const upload = (body: FormData) => call('POST /upload', [], body);

/* Analytics */
export const listingViews = (scope: Scope, type: Collection, id: Id, query: Query) =>
  call(`GET /analytics${onScope[scope]}/{type}/{id}`, [type, id], query);
export const totals = () => call('GET /analytics');
export const dailyUsers = () => call('GET /analytics/users');
export const overview = () => call('GET /analytics/overview');
export const waits = () => call('GET /analytics/waits');

/* The installation */
export const systemReport = () => call('GET /system');
export const sendTestEmail = () => call('POST /system/test-email');
export const retryJobs = (kind: JobKind) => call('POST /system/jobs/retry', [], { kind });

/* Keys of the read interface */
export const listKeys = () => call('GET /keys');
export const createKey = ({ days, ...key }: NewReadKey) =>
  call('POST /keys', [], { data: { ...key, expires_in_days: days } });
export const revokeKey = (id: number) => call('DELETE /keys/{id}', [id]);

/* Saved views of lists */
export const listSavedViews = () => call('GET /me/saved-views');
export const createSavedView = (view: Body) => call('POST /me/saved-views', [], { data: view });
export const changeSavedView = (id: number, change: Body) =>
  call('PATCH /me/saved-views/{id}', [id], { data: change });
export const deleteSavedView = (id: number) => call('DELETE /me/saved-views/{id}', [id]);
