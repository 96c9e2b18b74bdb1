import type { Collection, ListingType, Shelf, TermName } from '@portal/domain';
import type { LiveStatus } from '../schemas/billing.ts';
import { type Endpoint, fill } from './endpoint.ts';

/*
 * Every call of the portal under its documented path. Each is an export of its own, so that a page takes only the
 * ones it makes. Every documented call has its line here, also one that no screen makes yet.
 */

type Id = string | number;
type Query = URLSearchParams;
type Body = Record<string, unknown>;

const onShelf: Record<Shelf, string> = { active: '', pending: '/pending' };

const get = (path: string, query: Query): Endpoint => ({ method: 'GET', path, query });

/* Any collection */
export const listRecords = (collection: string, query: Query): Endpoint => ({
  method: 'GET',
  path: fill('/api/{collection}', { collection }),
  query,
});
export const getRecord = (collection: string, custom: Id): Endpoint => ({
  method: 'GET',
  path: fill('/api/{collection}/{custom}', { collection, custom }),
});
export const createRecord = (collection: string, data: Body): Endpoint => ({
  method: 'POST',
  path: fill('/api/{collection}', { collection }),
  body: { data },
});
export const replaceRecord = (collection: string, id: Id, data: Body): Endpoint => ({
  method: 'PUT',
  path: fill('/api/{collection}/{id}', { collection, id }),
  body: { data },
});
export const changeRecord = (collection: string, id: Id, data: Body): Endpoint => ({
  method: 'PATCH',
  path: fill('/api/{collection}/{id}', { collection, id }),
  body: { data },
});
export const deleteRecord = (collection: string, id: Id): Endpoint => ({
  method: 'DELETE',
  path: fill('/{collection}/{id}', { collection, id }),
});

/* The account; calls about the session are in a file of their own, for the pages of people who are signed out */
export * from './sessionEndpoints.ts';
export const openSessions = (): Endpoint => ({ method: 'GET', path: '/auth/sessions' });
export const endSession = (id: string): Endpoint => ({
  method: 'DELETE',
  path: `/auth/sessions/${encodeURIComponent(id)}`,
});
export const endOtherSessions = (): Endpoint => ({ method: 'DELETE', path: '/auth/sessions' });
export const myCounts = (): Endpoint => ({ method: 'GET', path: '/me/counts' });
export const saveAccount = (id: Id, data: Body): Endpoint => replaceRecord('accounts', id, data);

/* Listings */
export const listListings = (shelf: Shelf, type: Collection, query: Query): Endpoint => ({
  method: 'GET',
  path: fill(`${onShelf[shelf]}/{type}`, { type }),
  query,
});
export const getListing = (shelf: Shelf, type: Collection, id: Id): Endpoint => ({
  method: 'GET',
  path: fill(`${onShelf[shelf]}/{type}/{id}`, { type, id }),
});
export const getApp = (id: Id): Endpoint => ({ method: 'GET', path: fill('/app/{id}', { id }) });
export const getService = (id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/service/{id}', { id }),
});
export const discardRevision = (type: Collection, id: Id, version: number): Endpoint => ({
  method: 'DELETE',
  path: fill('/pending/{type}/{id}', { type, id }),
  query: new URLSearchParams({ version: String(version) }),
});
export const listEvents = (type: Collection, id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/{type}/{id}/events', { type, id }),
});

export const listTeam = (type: ListingType, id: number): Endpoint => ({
  method: 'GET',
  path: '/team-members',
  query: new URLSearchParams({ [`filters[${type}][id][$eq]`]: String(id) }),
});

/* Terms */
export const listTerms = (terms: TermName, query: Query): Endpoint => ({
  method: 'GET',
  path: fill('/{terms}', { terms }),
  query,
});
export const deleteTerm = (terms: TermName, id: Id, moveTo?: Id): Endpoint => ({
  ...deleteRecord(terms, id),
  ...(moveTo === undefined ? {} : { query: new URLSearchParams({ move_to: String(moveTo) }) }),
});
export const getIndustry = (slug: string): Endpoint => ({
  method: 'GET',
  path: fill('/industries/{slug}', { slug }),
});

/* Reviews and special offers */
export const listReviews = (shelf: Shelf, type: Collection, query: Query): Endpoint => ({
  method: 'GET',
  path: fill(`${onShelf[shelf]}/reviews/{type}/`, { type }),
  query,
});
export const ownReviews = (query: Query): Endpoint => get('/me/reviews', query);
export const listingReviews = (type: Collection, id: Id, query: Query): Endpoint => ({
  method: 'GET',
  path: fill('/reviews/{type}/{id}/', { type, id }),
  query,
});
export const listingRatings = (type: Collection, id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/api/reviews/{type}/{id}', { type, id }),
});
export const getReview = (id: Id): Endpoint => getRecord('reviews', id);
export const reviewEvents = (id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/reviews/{id}/events', { id }),
});
type About = 'reviewable' | 'reviewed' | 'offered';
export const listSubjects = (about: About, type: Collection, query: Query): Endpoint =>
  get(fill(`/${about}/{type}`, { type }), query);
export const getReviewable = (type: Collection, id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/reviewable/{type}/{id}', { type, id }),
});
export const decideReview = (id: Id, body: Body): Endpoint => ({
  method: 'PATCH',
  path: fill('reviews/{id}', { id }),
  body,
});
export const listOffers = (shelf: Shelf, type: Collection, query: Query): Endpoint => ({
  method: 'GET',
  path: fill(`${onShelf[shelf]}/special-offers/{type}/`, { type }),
  query,
});
export const ownOffers = (query: Query): Endpoint => get('/me/special-offers', query);
export const listingOffers = (type: Collection, id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/special-offers/{type}/{id}/', { type, id }),
});
export const offerEvents = (id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/special-offers/{id}/events', { id }),
});
export const decideOffer = (id: Id, body: Body): Endpoint => ({
  method: 'PATCH',
  path: fill('special-offers/{id}', { id }),
  body,
});

export const getVendor = (account: Id): Endpoint => ({
  method: 'GET',
  path: fill('/vendors/{account}', { account }),
});

/* Card provider, plans and subscription */
export const listPlans = (): Endpoint => ({ method: 'GET', path: 'stripe/products' });
export const cardData = (): Endpoint => ({ method: 'GET', path: '/me/stripe' });
export const listPaymentMethods = (): Endpoint => ({
  method: 'GET',
  path: 'me/stripe/payment-methods',
});
export const getCustomer = (): Endpoint => ({ method: 'GET', path: 'me/stripe/customer' });
export const getSubscription = (): Endpoint => ({ method: 'GET', path: 'me/stripe/subscriptions' });
export const createSubscription = (body: {
  paymentMethod: string;
  product: string;
  price: string;
}): Endpoint => ({ method: 'POST', path: '/api/me/stripe/subscriptions', body });
export const resumeSubscription = (body: { paymentMethod: string }): Endpoint => ({
  method: 'PUT',
  path: '/api/me/stripe/subscriptions',
  body,
});
export const updateSubscription = (body: {
  paymentMethod: string;
  product?: string | undefined;
  price?: string | undefined;
  proration_date?: number | undefined;
  amount?: number | undefined;
}): Endpoint => ({ method: 'PATCH', path: '/api/me/stripe/subscriptions', body });
export const cancelSubscription = (status: LiveStatus): Endpoint => ({
  method: 'DELETE',
  path: '/api/me/stripe/subscriptions',
  query: new URLSearchParams({ status }),
});
export const addPaymentMethod = (body: {
  id: string;
  setupIntent?: string | undefined;
}): Endpoint => ({ method: 'POST', path: '/api/me/stripe/payment-method', body });
export const removePaymentMethod = (id: string): Endpoint => ({
  method: 'DELETE',
  path: fill('/api/me/stripe/payment-method/{id}', { id }),
});
export const paymentSettings = (): Endpoint => ({ method: 'GET', path: '/me/stripe/settings' });
export const setDefaultCard = (id: string): Endpoint => ({
  method: 'PATCH',
  path: '/me/stripe/customer',
  body: { default_payment_method: id },
});
export const previewPlan = (price: string): Endpoint => ({
  method: 'GET',
  path: '/me/stripe/subscriptions/preview',
  query: new URLSearchParams({ price }),
});
export const listInvoices = (): Endpoint => ({ method: 'GET', path: '/me/stripe/invoices' });

/* Media */
export const getMediaByName = (name: string): Endpoint => ({
  method: 'GET',
  path: fill('/api/upload/files/{name}', { name }),
});
export const listMedia = (query: Query): Endpoint => ({
  method: 'GET',
  path: '/api/upload/files',
  query,
});
export const getMedia = (id: Id): Endpoint => ({
  method: 'GET',
  path: fill('/api/upload/files/{id}', { id }),
  query: new URLSearchParams({ populate: 'user' }),
});
export const describeMedia = (
  id: Id,
  data: { alternativeText?: string | null | undefined; caption?: string | null | undefined },
): Endpoint => ({
  method: 'PATCH',
  path: fill('/api/upload/files/{id}', { id }),
  body: { data },
});
export const upload = (body: FormData): Endpoint => ({ method: 'POST', path: '/api/upload', body });

/* Analytics */
export const listingViews = (shelf: Shelf, type: Collection, id: Id, query: Query): Endpoint => ({
  method: 'GET',
  path: fill(`/analytics${onShelf[shelf]}/{type}/{id}`, { type, id }),
  query,
});
export const totals = (): Endpoint => ({ method: 'GET', path: '/analytics/' });
export const dailyUsers = (): Endpoint => ({ method: 'GET', path: '/analytics/users/' });
export const overview = (): Endpoint => ({ method: 'GET', path: '/analytics/overview' });
