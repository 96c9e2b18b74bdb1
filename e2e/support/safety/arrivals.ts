import { paths } from '../../../app/src/paths.ts';
import {
  type Person,
  type Place,
  people,
  placesOf,
} from '../../../app/src/routes/guards/testing/arrivals.ts';
import { callsOf } from '../api.ts';

export const roles = ['visitor', ...people] as const;
export type Role = (typeof roles)[number];

/** The access table, with records of the demo data. */
export async function placesIn(url: string): Promise<readonly Place[]> {
  const [admin, paid, free] = [
    await callsOf(url, 'admin@portal.test'),
    await callsOf(url, 'pro@portal.test'),
    await callsOf(url, 'vendor@portal.test'),
  ];
  // A listing with a pending revision redirects to it.
  const first = async ({ many }: typeof admin, path: string) => {
    const found = (await many(path)).find(({ revision }) => !revision);
    if (!found) throw new Error(`The demo has nothing at ${path}.`);
    return found;
  };
  return placesOf({
    app: await first(paid, '/apps?user=me'),
    service: await first(paid, '/services?user=me'),
    waitingService: await first(paid, '/pending/services'),
    waitingApp: await first(free, '/pending/apps'),
    category: await first(admin, '/categories'),
    reviews: {
      apps: (await first(admin, '/pending/reviews/apps')).id,
      services: (await first(admin, '/pending/reviews/services')).id,
    },
  });
}

export interface Arrival {
  address: string;
  end: string;
  shown: RegExp;
  /** Whether the page decides instead of the access rules. */
  byPage: boolean;
}

/** Pages for signed-out visitors; signed-in users are redirected to the start page. */
const signedOut: readonly (readonly [address: string, shown: RegExp, end?: string])[] = [
  [paths.login, /^Sign in$/],
  [paths.registration, /^Create your account$/],
  [paths.forgotPassword, /^Forgot your password\?$/],
  [paths.resetPassword, /^Forgot your password\?$/, paths.forgotPassword],
  ['/auth/nowhere', /^Create your account$/],
  [paths.verifyEmail, /^Check your email$/],
];

/** Where this role ends up for each URL, and the heading shown there. Signing out is last. */
export function arrivals(role: Role, places: readonly Place[]): Arrival[] {
  const last: Arrival[] = [
    { address: paths.verify, end: paths.verify, shown: /^Confirm your address$/, byPage: true },
    {
      address: paths.signOut,
      end: `${paths.login}?message=signed-out`,
      shown: /^Sign in$/,
      byPage: true,
    },
  ];
  if (role === 'visitor') {
    const portalPages = places.map(([address]) => ({
      address,
      end: `${paths.login}?${new URLSearchParams({ returnTo: address })}`,
      shown: /^Sign in$/,
      byPage: false,
    }));
    const authPages = signedOut.map(([address, shown, end = address]) => ({
      address,
      end,
      shown,
      byPage: true,
    }));
    return [...portalPages, ...authPages, ...last];
  }
  return [
    ...places.map(([address]) => follow(role, address, places)),
    ...signedOut.map(([address]) => ({
      ...follow(role, paths.home, places),
      address,
    })),
    ...last,
  ];
}

function follow(role: Person, address: string, places: readonly Place[]): Arrival {
  const [, shown = null, ways] = places.find(([each]) => each === address) ?? [];
  const to = ways?.rule?.[role]?.[0] ?? ways?.page?.[role];
  if (to !== undefined) {
    const byPage = ways?.rule?.[role] === undefined;
    return { ...follow(role, to, places), address, byPage };
  }
  const words = (role === 'admin' && ways?.toAdmins) || shown;
  if (!words) throw new Error(`The table has no page at ${address} for ${role}.`);
  return { address, end: address, shown: words, byPage: false };
}
