import { isAdmin, isUpgraded, may, type User } from '@portal/data/schemas';
import type { Action } from '@portal/domain';
import type { Flags } from '../../flags.ts';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { paths } from '../../paths.ts';

/** The user who opens a page, and the flags. */
export interface Visitor {
  user: User;
  flags: Flags;
}

export interface Redirect {
  to: string;
  /** The reason, shown in a toast. Default: none is shown. */
  why?: string;
}

/** Returns a redirect, or null to allow the page. The server checks again on every call. */
export type Rule = (
  visitor: Visitor,
  params: Readonly<Record<string, string | undefined>>,
) => Redirect | null;

const myApps = paths.listings('apps', 'active');

const forAdmins: Redirect = { to: myApps, why: m.guards_admins_only() };

/** Staff who view the portal as a vendor and go back to one of their own pages know why it does not open. */
const whileViewing: Redirect = { to: myApps };

const forOtherRoles: Redirect = { to: paths.home, why: m.guards_other_roles_only() };

/** Allows users who may do `action`, and redirects all others. */
export const only =
  (action: Action, redirect?: Redirect): Rule =>
  ({ user }) => {
    if (may(user, action)) return null;
    if (redirect) return redirect;
    if (isAdmin(user)) return forOtherRoles;
    return user.viewedBy ? whileViewing : forAdmins;
  };

/** The first redirect of two rules. */
export const both =
  (first: Rule, second: Rule): Rule =>
  (visitor, params) =>
    first(visitor, params) ?? second(visitor, params);

/** Admins buy no offers: redirects them to the offers of all vendors. */
export const vendorOffers = only('offer.buy', { to: paths.specialOffers('apps', 'pending') });

export const newService = only('service.create', {
  to: paths.servicesPaywall,
  why: named('services', m.guards_services_need_premium(), m.names_need_premium),
});

export const serviceAnalytics = only('service.analytics', {
  to: paths.analyticsPaywall,
  why: named('services', m.guards_service_analytics_need_premium(), m.names_analytics_need_premium),
});

/** Redirects users who already have what the paywall sells. */
export const notUpgraded: Rule = ({ user }) => {
  const to = paths.newListing('services');
  if (isAdmin(user)) return { to, why: m.guards_admins_have_premium() };
  return isUpgraded(user) ? { to, why: m.guards_already_premium() } : null;
};

/** The same for the paywall below the subscription, to which it redirects after subscribing. */
export const notUpgradedOnPlans: Rule = (visitor, params) =>
  isUpgraded(visitor.user) && !isAdmin(visitor.user)
    ? { to: paths.subscription }
    : notUpgraded(visitor, params);

export const analyticsOn: Rule = ({ flags }) =>
  flags.analytics ? null : { to: myApps, why: m.guards_analytics_off() };

export const dashboardOn: Rule = ({ flags }) =>
  flags.analytics ? null : { to: `${myApps}?user=me`, why: m.guards_dashboard_off() };

/** The start page. */
export const fromHome: Rule = ({ user, flags }) => ({
  to: may(user, 'analytics.overview') && flags.analytics ? paths.dashboard : myApps,
});

export const noSuchPage: Rule = () => ({ to: paths.home, why: m.guards_no_such_page() });
