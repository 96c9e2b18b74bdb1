import {
  type ClaimKind,
  type Collection,
  type JobKind,
  type Language,
  type ListingType,
  listingsPath,
  type NewReadKey,
  type Scope,
  type TermName,
} from '@portal/domain';
import type { LiveStatus } from '../schemas/billing.ts';
import type { Endpoint, Method } from './send.ts';

/*
 * Every documented call with its path, also those that no screen makes yet. Each is an export of its own, so that a
 * page loads only the ones it makes.
 */

type Id = string | number;
type Query = URLSearchParams;
type Body = Record<string, unknown>;

const onScope: Record<Scope, string> = { active: '', pending: '/pending' };

/** A path whose values are escaped. */
const at = (parts: TemplateStringsArray, ...values: Id[]): string =>
  String.raw({ raw: parts }, ...values.map(encodeURIComponent));

const get = (path: string, query?: Query): Endpoint => ({ method: 'GET', path, query });

const send = (
  method: Method,
  path: string,
  body?: unknown,
  query?: Record<string, string>,
): Endpoint => ({ method, path, body, query: query && new URLSearchParams(query) });

/* Any collection */
export const listRecords = (collection: string, query: Query) => get(at`/api/${collection}`, query);
export const getRecord = (collection: string, id: Id) => get(at`/api/${collection}/${id}`);
export const createRecord = (collection: string, data: Body) =>
  send('POST', at`/api/${collection}`, { data });
export const replaceRecord = (collection: string, id: Id, data: Body) =>
  send('PUT', at`/api/${collection}/${id}`, { data });
export const changeRecord = (collection: string, id: Id, data: Body) =>
  send('PATCH', at`/api/${collection}/${id}`, { data });
export const deleteRecord = (collection: string, id: Id) =>
  send('DELETE', at`/${collection}/${id}`);

/* The account; `sessionEndpoints.ts` has the calls of the signed-out pages */
export * from './sessionEndpoints.ts';
export const openSessions = () => get('/auth/sessions');
export const endSession = (id: string) => send('DELETE', at`/auth/sessions/${id}`);
export const endOtherSessions = () => send('DELETE', '/auth/sessions');
export const startView = (user: number) => send('POST', at`/accounts/${user}/view-as`, {});
export const endView = () => send('DELETE', '/me/view-as');
export const listClaims = () => get('/claims');
export const saveClaim = (kind: ClaimKind, id: number) => send('POST', at`/claims/${kind}/${id}`);
export const endClaim = (kind: ClaimKind, id: number) => send('DELETE', at`/claims/${kind}/${id}`);
export const myCounts = () => get('/me/counts');
export const saveLanguage = (language: Language) =>
  send('PUT', '/me/language', { data: { language } });
export const saveAccount = (id: Id, data: Body) => replaceRecord('accounts', id, data);

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
export const listAccounts = (query: Query) => get('/accounts', query);
export const getPayments = (user: Id) => get(at`/accounts/${user}/payments`);
export const getAccount = (user: Id) => get(at`/accounts/${user}`);
export const actOnAccount = (user: Id, action: AccountAction, data?: Body) =>
  send('POST', at`/accounts/${user}/${action}`, data && { data });
export const endSessionsOf = (user: Id) => send('DELETE', at`/accounts/${user}/sessions`);
export const moveListing = (type: Collection, id: Id, data: Body) =>
  send('POST', at`/${type}/${id}/move`, { data });
/** Milliseconds for an account with many listings. */
export const exportTimeout = 120_000;
export const exportAccount = (user: Id): Endpoint => ({
  ...get(at`/accounts/${user}/export`),
  text: true,
});
export const exportOwn = (): Endpoint => ({ ...get('/me/export'), text: true });
export const inviteStaff = (data: Body) => send('POST', '/accounts/invite', { data });
export const revokeInvite = (user: Id) => send('POST', at`/accounts/${user}/revoke-invite`);
export const changeRoles = (user: Id, data: Body) =>
  send('PUT', at`/accounts/${user}/roles`, { data });

export const resetFactors = (user: Id, body: Body) =>
  send('POST', at`/accounts/${user}/reset-second-factor`, body);

/* Listings */
export const listListings = (scope: Scope, type: Collection, query: Query) =>
  get(listingsPath(scope, type), query);
export const getListing = (scope: Scope, type: Collection, id: Id) =>
  get(onScope[scope] + at`/${type}/${id}`);
export const getApp = (id: Id) => get(at`/app/${id}`);
export const getService = (id: Id) => get(at`/service/${id}`);
export const discardRevision = (type: Collection, id: Id, version: number) =>
  send('DELETE', at`/pending/${type}/${id}`, undefined, { version: String(version) });
export const listEvents = (type: Collection, id: Id) => get(at`/${type}/${id}/events`);
export const listMessages = (type: Collection, id: Id) => get(at`/${type}/${id}/messages`);
export const sendMessage = (type: Collection, id: Id, data: Body) =>
  send('POST', at`/${type}/${id}/messages`, { data });
export const editMessage = (type: Collection, id: Id, message: number, data: Body) =>
  send('PUT', at`/${type}/${id}/messages/${message}`, { data });
export const readMessages = (type: Collection, id: Id, data: Body) =>
  send('PUT', at`/${type}/${id}/messages/read`, { data });
export const assignListing = (type: Collection, id: Id, data: Body) =>
  send('PUT', at`/${type}/${id}/assignee`, { data });
export const listModerators = () => get('/moderators');
export const getVersion = (type: Collection, id: Id, event: number) =>
  get(at`/${type}/${id}/versions/${event}`);
export const getLinks = (type: Collection, id: Id) => get(at`/${type}/${id}/links`);
export const checkLinks = (type: Collection, id: Id) =>
  send('POST', at`/${type}/${id}/links/check`);
export const showListing = (type: Collection, id: Id) => send('POST', at`/${type}/${id}/show`);

export const listTeam = (type: ListingType, id: number) =>
  get('/team-members', new URLSearchParams({ [`filters[${type}][id][$eq]`]: String(id) }));

/* Terms */
export const listTerms = (terms: TermName, query: Query) => get(at`/${terms}`, query);
export const deleteTerm = (terms: TermName, id: Id, moveTo?: Id): Endpoint => ({
  ...deleteRecord(terms, id),
  ...(moveTo === undefined ? {} : { query: new URLSearchParams({ move_to: String(moveTo) }) }),
});
export const getIndustry = (slug: string) => get(at`/industries/${slug}`);
export const listFeaturable = (slug: string, type: Collection, query: Query) =>
  get(at`/industries/${slug}/${type}`, query);

/* Reviews and special offers */
export const listReviews = (scope: Scope, type: Collection, query: Query) =>
  get(onScope[scope] + at`/reviews/${type}/`, query);
export const ownReviews = (query: Query) => get('/me/reviews', query);
export const receivedReviews = (query: Query) => get('/me/received-reviews', query);
export const receivedSummary = (query: Query) => get('/me/received-reviews/summary', query);
export const saveReply = (id: Id, data: Body) => send('PUT', at`/reviews/${id}/reply`, { data });
export const decideReply = (id: Id, data: Body) =>
  send('PATCH', at`/reviews/${id}/reply`, { data });
export const deleteReply = (id: Id) => send('DELETE', at`/reviews/${id}/reply`);
export const reportReview = (id: Id, data: Body) =>
  send('POST', at`/reviews/${id}/report`, { data });
export const closeReport = (id: Id) => send('DELETE', at`/reviews/${id}/report`);
export const listingReviews = (type: Collection, id: Id, query: Query) =>
  get(at`/reviews/${type}/${id}/`, query);
export const listingRatings = (type: Collection, id: Id) => get(at`/api/reviews/${type}/${id}`);
export const reviewEvents = (id: Id) => get(at`/reviews/${id}/events`);
type About = 'reviewable' | 'reviewed' | 'offered';
export const listSubjects = (about: About, type: Collection, query: Query) =>
  get(at`/${about}/${type}`, query);
export const getReviewable = (type: Collection, id: Id) => get(at`/reviewable/${type}/${id}`);
/** A pending one, of its author or vendor. */
export const withdraw = (things: 'reviews' | 'special-offers', id: Id) =>
  send('POST', at`/${things}/${id}/withdraw`);
export const decideReview = (id: Id, body: Body) => send('PATCH', at`reviews/${id}`, body);
export const listOffers = (scope: Scope, type: Collection, query: Query) =>
  get(onScope[scope] + at`/special-offers/${type}/`, query);
export const ownOffers = (query: Query) => get('/me/special-offers', query);
export const listingOffers = (type: Collection, id: Id) => get(at`/special-offers/${type}/${id}/`);
export const offerEvents = (id: Id) => get(at`/special-offers/${id}/events`);
export const decideOffer = (id: Id, body: Body) => send('PATCH', at`special-offers/${id}`, body);
export const resubmitOffer = (id: Id, data: Body) =>
  send('POST', at`/special-offers/${id}/resubmit`, { data });

export const getVendor = (account: Id) => get(at`/vendors/${account}`);

/* Audit log */
export * from './auditEndpoints.ts';

/* Card provider, plans and subscription */
export const listPlans = () => get('stripe/products');
export const cardData = () => get('/me/stripe');
export const listPaymentMethods = () => get('me/stripe/payment-methods');
export const getCustomer = () => get('me/stripe/customer');
export const getSubscription = () => get('me/stripe/subscriptions');
export const createSubscription = (body: {
  paymentMethod: string;
  product: string;
  price: string;
}) => send('POST', '/api/me/stripe/subscriptions', body);
export const resumeSubscription = (body: { paymentMethod: string }) =>
  send('PUT', '/api/me/stripe/subscriptions', body);
export const updateSubscription = (body: {
  paymentMethod: string;
  product?: string | undefined;
  price?: string | undefined;
  proration_date?: number | undefined;
  amount?: number | undefined;
}) => send('PATCH', '/api/me/stripe/subscriptions', body);
export const cancelSubscription = (status: LiveStatus) =>
  send('DELETE', '/api/me/stripe/subscriptions', undefined, { status });
export const addPaymentMethod = (body: { id: string; setupIntent?: string | undefined }) =>
  send('POST', '/api/me/stripe/payment-method', body);
export const removePaymentMethod = (id: string) =>
  send('DELETE', at`/api/me/stripe/payment-method/${id}`);
export const paymentSettings = () => get('/me/stripe/settings');
export const setDefaultCard = (id: string) =>
  send('PATCH', '/me/stripe/customer', { default_payment_method: id });
export const previewPlan = (price: string) =>
  get('/me/stripe/subscriptions/preview', new URLSearchParams({ price }));
export const listInvoices = () => get('/me/stripe/invoices');

/* Media */
export const getMediaByName = (name: string) => get(at`/api/upload/files/${name}`);
export const listMedia = (query: Query) => get('/api/upload/files', query);
export const getMedia = (id: Id) =>
  get(at`/api/upload/files/${id}`, new URLSearchParams({ populate: 'user' }));
export const describeMedia = (
  id: Id,
  data: { alternativeText?: string | null | undefined; caption?: string | null | undefined },
) => send('PATCH', at`/api/upload/files/${id}`, { data });
export const upload = (body: FormData) => send('POST', '/api/upload', body);

/* Analytics */
export const listingViews = (scope: Scope, type: Collection, id: Id, query: Query) =>
  get(`/analytics${onScope[scope]}${at`/${type}/${id}`}`, query);
export const totals = () => get('/analytics/');
export const dailyUsers = () => get('/analytics/users/');
export const overview = () => get('/analytics/overview');
export const waits = () => get('/analytics/waits');

/* The installation */
export const systemReport = () => get('/system');
export const sendTestEmail = () => send('POST', '/system/test-email');
export const retryJobs = (kind: JobKind) => send('POST', '/system/jobs/retry', { kind });

/* Keys of the read interface */
export const listKeys = () => get('/keys');
export const createKey = ({ days, ...key }: NewReadKey) =>
  send('POST', '/keys', { data: { ...key, expires_in_days: days } });
export const revokeKey = (id: number) => send('DELETE', `/keys/${id}`);
