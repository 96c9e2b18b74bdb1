import type { PlanInterval } from '@portal/data/schemas';
import {
  type Collection,
  type ImportKind,
  listPath,
  type Scope,
  type TrashKind,
} from '@portal/domain';

type Id = string | number;

/** The query that names the chosen plan; empty for none. */
export const planQuery = (interval: PlanInterval | undefined): string =>
  interval ? `?quarterly=${interval === 'quarterly'}` : '';

/** The plan in a query; undefined for none. */
export function planIn(query: URLSearchParams): PlanInterval | undefined {
  const quarterly = query.get('quarterly');
  if (quarterly === 'true') return 'quarterly';
  return quarterly === 'false' ? 'annually' : undefined;
}

/** Every path of the portal. A route's pattern is the same builder, called with ':id'. */
export const paths = {
  home: '/',
  login: '/auth/login',
  registration: '/auth/registration',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  verify: '/auth/verify',
  verifyEmail: '/auth/verify-email',
  signOut: '/logout',

  dashboard: '/dashboard',
  /** Where new users start. Redirects from it show no reason, as the user did not choose the page. */
  welcome: '/dashboard#welcome',
  notifications: '/notifications',
  featured: '/featured',
  audit: '/audit',
  /** The entries of the audit log about a record, such as `apps/12`. */
  auditOf: (record: string) => `/audit?${new URLSearchParams({ record })}`,
  brand: '/brand',
  system: '/system',
  systemSettings: '/system/settings',
  templates: '/templates',
  keys: '/keys',
  webhooks: '/webhooks',
  webhook: (id: Id) => `/webhooks/${id}`,

  account: '/account',
  personalInformation: '/account/personal-information',
  security: '/account/security',
  notificationSettings: '/account/notifications',
  paymentMethods: '/account/payment_methods',
  addCard: '/account/payment_methods/new',
  /** Adds the card for a trial or a subscription of the chosen plan. */
  addCardFor: (goal: 'trial' | 'subscription', interval?: PlanInterval) =>
    `/account/payment_methods/${goal}${planQuery(interval)}`,
  subscription: '/account/subscription',
  /** The plans with one preselected. */
  subscriptionTo: (interval: PlanInterval | undefined) =>
    `/account/subscription${planQuery(interval)}`,
  analyticsPaywall: '/account/subscription/analytics-paywall',
  trial: '/account/trial',
  /** The trial of the chosen plan. */
  trialTo: (interval: PlanInterval | undefined) => `/account/trial${planQuery(interval)}`,

  servicesPaywall: '/paywall/services',
  trialPaywall: '/paywall/trial',
  specialOfferPaywall: '/paywall/special-offer',

  listings: (collection: Collection, scope: Scope, whose: 'mine' | 'all' = 'mine') =>
    listPath({ collection, scope, whose }),
  newListing: (collection: Collection) => `/${collection}/new`,
  /** The user's imports and bulk edits. */
  imports: '/imports',
  /** Records from a file. */
  import: (kind: ImportKind) => `/${kind}/import`,
  bulkEdit: (collection: Collection) => `/${collection}/bulk-edit`,
  listing: (collection: Collection, scope: Scope, id: Id) => `/${collection}/${scope}/view/${id}`,
  /** Two versions of a listing, such as `12..18`. */
  versions: (collection: Collection, scope: Scope, id: Id, versions?: string) =>
    `/${collection}/${scope}/view/${id}/versions${versions ? `?versions=${versions}` : ''}`,
  /** The form of a listing, filled with a version. */
  restoreVersion: (collection: Collection, scope: Scope, id: Id, version: number) =>
    `/${collection}/${scope}/view/${id}?edit&restore=${version}`,
  listingAnalytics: (collection: Collection, scope: Scope, id: Id) =>
    `/${collection}/${scope}/analytics/${id}`,
  newSpecialOffer: (collection: Collection, listing: Id) =>
    `/${collection}/active/view/${listing}/special-offer`,

  /** The signed-in user's own reviews. */
  myReviews: '/reviews',
  /** Reviews of the account's own listings. */
  receivedReviews: '/reviews/received',
  newReview: (collection: Collection) => `/reviews/${collection}/new`,
  reviews: (collection: Collection, scope: Scope) => `/reviews/${collection}/${scope}`,
  review: (collection: Collection, scope: Scope, id: Id) =>
    `/reviews/${collection}/${scope}/view/${id}`,
  /** The special offers of the signed-in vendor's listings. */
  myOffers: '/special-offers',
  /** Changes a paid offer as an admin asked. */
  editSpecialOffer: (id: Id) => `/special-offers/edit/${id}`,
  specialOffers: (collection: Collection, scope: Scope) => `/special-offers/${collection}/${scope}`,

  /** Users with their accounts, for staff. */
  accounts: '/accounts',
  accountRecord: (user: Id) => `/accounts/${user}`,

  deleted: (kind: TrashKind) => `/${kind}/deleted`,

  categories: '/categories',
  category: (id: Id) => `/categories/view/${id}`,
  industries: '/industries',
  locations: '/locations',
} as const;

/** Messages that the sign-in page can show. */
export type SignInNews =
  | 'register-success'
  | 'email-verified'
  | 'password-reset'
  | 'session-ended'
  | 'session-ended-unkept'
  | 'session-over'
  | 'cookies-needed'
  | 'signed-out'
  | 'signed-out-elsewhere';

/** The sign-in page that returns to `target`. */
export function signInAddress(target: string, news?: SignInNews): string {
  const query = new URLSearchParams({ returnTo: target, ...(news ? { message: news } : {}) });
  return `${paths.login}?${query}`;
}

/** The sign-in page with a message and, if known, the username filled in. */
export function signInWith(news: SignInNews, username?: string): string {
  return `${paths.login}?${new URLSearchParams({ message: news, ...(username ? { username } : {}) })}`;
}

/** The page that asks to confirm an email address. */
export function confirmAddress(username: string): string {
  return `${paths.verifyEmail}?${new URLSearchParams({ message: 'not-confirmed', username })}`;
}
