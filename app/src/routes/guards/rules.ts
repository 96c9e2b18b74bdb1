import { isAdmin, isUpgraded, may, type User } from '@portal/data/schemas';
import type { Action } from '@portal/domain';
import type { Flags } from '../../flags.ts';
import { paths } from '../../paths.ts';

/** Who opens an address, and what is switched on. */
export interface Visitor {
  user: User;
  flags: Flags;
}

export interface Redirect {
  to: string;
  /** One line that says why; without it the redirect needs no word. */
  why?: string;
}

/** Decides on an address: null allows it. The server checks again on every call. */
export type Rule = (
  visitor: Visitor,
  params: Readonly<Record<string, string | undefined>>,
) => Redirect | null;

const myApps = paths.listings('apps', 'active');

const forAdmins: Redirect = { to: myApps, why: 'Only admins can open that page.' };

/** Allows users who may do `action`, and redirects all others. */
export const only =
  (action: Action, redirect = forAdmins): Rule =>
  ({ user }) =>
    may(user, action) ? null : redirect;

/** Admins buy no offers: theirs are those of all vendors. */
export const vendorOffers = only('offer.buy', { to: paths.specialOffers('apps', 'pending') });

export const newService = only('service.create', {
  to: paths.servicesPaywall,
  why: 'Listing services requires Premium.',
});

export const serviceAnalytics = only('service.analytics', {
  to: paths.analyticsPaywall,
  why: 'Service analytics require Premium.',
});

/** A paywall has nothing to sell to those who are behind it. */
export const notUpgraded: Rule = ({ user }) => {
  const to = paths.newListing('services');
  if (isAdmin(user)) return { to, why: 'Admins already have all Premium features.' };
  return isUpgraded(user) ? { to, why: 'You already have Premium.' } : null;
};

/** The same paywall below the subscription: who subscribes there stays with the subscription. */
export const notUpgradedOnPlans: Rule = (visitor, params) =>
  isUpgraded(visitor.user) && !isAdmin(visitor.user)
    ? { to: paths.subscription }
    : notUpgraded(visitor, params);

export const analyticsOn: Rule = ({ flags }) =>
  flags.analytics ? null : { to: myApps, why: 'Analytics are turned off.' };

export const dashboardOn: Rule = ({ flags }) =>
  flags.analytics
    ? null
    : { to: `${myApps}?user=me`, why: 'The dashboard is off while analytics are turned off.' };

/** Where the portal begins. */
export const fromHome: Rule = ({ user, flags }) => ({
  to: may(user, 'analytics.overview') && flags.analytics ? paths.dashboard : myApps,
});

export const noSuchPage: Rule = () => ({ to: paths.home, why: 'That page doesn’t exist.' });
