import { paths } from '../../../app/src/paths.ts';

export const roles = ['visitor', 'free', 'trial', 'paid', 'lapsed', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The address, where each role arrives (nothing: right there), and the heading found there. */
type Row = readonly [address: string, at: Partial<Record<Role, string>>, heading: RegExp];

const home = paths.listings('apps', 'active');
const myListings = /My listings/;
const away = { free: home, trial: home, paid: home, lapsed: home };
const onlyAdmins = (address: string, heading: RegExp): Row => [address, away, heading];
const headings: Readonly<Record<string, RegExp>> = {
  [home]: myListings,
  [paths.dashboard]: /Dashboard/,
  [paths.servicesPaywall]: /List your services/,
  [paths.newListing('services')]: /New service|service/i,
  [paths.subscription]: /My account/,
  [paths.personalInformation]: /account/i,
};
const premium = paths.newListing('services');

const table: readonly Row[] = [
  [paths.home, { ...away, admin: paths.dashboard }, /./],
  ['/nowhere/at/all', { ...away, admin: paths.dashboard }, /./],
  onlyAdmins(paths.dashboard, /Dashboard/),
  onlyAdmins(paths.featured, /Featured/i),
  onlyAdmins(paths.categories, /Categories/),
  onlyAdmins(paths.category(1), /./),
  onlyAdmins(paths.industries, /Industries/),
  onlyAdmins(paths.locations, /Locations/),
  ...(['apps', 'services'] as const).flatMap((type): Row[] => [
    [paths.listings(type, 'active'), {}, myListings],
    [paths.listings(type, 'pending'), {}, /Pending listings/],
    onlyAdmins(paths.listings(type, 'active', 'all'), /listings/i),
    onlyAdmins(paths.listings(type, 'pending', 'all'), /listings/i),
    onlyAdmins(paths.reviews(type, 'active'), /reviews/i),
    onlyAdmins(paths.reviews(type, 'pending'), /reviews/i),
    onlyAdmins(paths.specialOffers(type, 'active'), /offers/i),
    onlyAdmins(paths.specialOffers(type, 'pending'), /offers/i),
    [paths.newReview(type), {}, /Review/],
  ]),
  onlyAdmins(paths.review('apps', 'pending', 987654), /./),
  [paths.listing('apps', 'active', 'nowhere'), { ...away, admin: home }, /./],
  [paths.listingAnalytics('apps', 'active', 'nowhere'), { ...away, admin: home }, /./],
  [paths.newListing('apps'), {}, /app/i],
  [premium, { free: paths.servicesPaywall, lapsed: paths.servicesPaywall }, /service/i],
  [paths.servicesPaywall, { trial: premium, paid: premium, admin: premium }, /service/i],
  [paths.trialPaywall, { trial: premium, paid: premium, admin: premium }, /trial|service/i],
  [paths.specialOfferPaywall, {}, /./],
  [
    paths.account,
    Object.fromEntries(roles.map((role) => [role, paths.personalInformation])),
    /account/i,
  ],
  [paths.personalInformation, {}, /account/i],
  [paths.security, {}, /./],
  [paths.paymentMethods, {}, /./],
  [paths.subscription, {}, /My account/],
  [paths.analyticsPaywall, { trial: paths.subscription, paid: paths.subscription }, /./],
];

const signIn = (target: string) => `${paths.login}?${new URLSearchParams({ returnTo: target })}`;

/** Address, where this role ends, and the heading there. */
export function arrivals(role: Role): (readonly [string, string, RegExp])[] {
  if (role === 'visitor') {
    return [
      ...table.map(([address]) => [address, signIn(address), /Sign in/] as const),
      [paths.login, paths.login, /Sign in/],
      [paths.registration, paths.registration, /./],
      [paths.forgotPassword, paths.forgotPassword, /./],
      [paths.resetPassword, paths.forgotPassword, /./],
      ['/auth/nowhere', '/auth/nowhere', /Create your account/],
    ];
  }
  return table.map(([address, at, heading]) => {
    const end = at[role] ?? address;
    return [address, end, end === address ? heading : (headings[end] ?? heading)] as const;
  });
}
