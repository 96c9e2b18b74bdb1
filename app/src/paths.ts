import type { Collection, Shelf } from '@portal/data/schemas';

/** Every address of the portal: the pattern its route is registered under, and a builder for links. */
export const paths = {
  home: '/',
  login: '/auth/login',
  signOut: '/logout',
  dashboard: '/dashboard',
  servicesPaywall: '/paywall/services',
  listings: (collection: Collection, shelf: Shelf, whose: 'mine' | 'all' = 'mine') =>
    whose === 'all' ? `/${collection}/${shelf}/all` : `/${collection}/${shelf}`,
  newListing: (collection: Collection) => `/${collection}/new`,
  listing: (collection: Collection, shelf: Shelf, id: string | number) =>
    `/${collection}/${shelf}/view/${id}`,
} as const;

/** The sign-in page that comes back to an address of the portal. */
export function signInAddress(target: string): string {
  return `${paths.login}?${new URLSearchParams({ returnTo: target })}`;
}
