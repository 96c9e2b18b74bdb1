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

/** The table of who may open what, with the records of the demo. */
export async function placesIn(url: string): Promise<readonly Place[]> {
  const [admin, paid, free] = [
    await callsOf(url, 'admin@portal.test'),
    await callsOf(url, 'pro@portal.test'),
    await callsOf(url, 'vendor@portal.test'),
  ];
  // A listing with a change leads on to that change.
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
  /** The rules of the routes have no say in it. */
  byPage: boolean;
}

/** The pages of people who are signed out; everyone else is led to where the portal begins. */
const signedOut: readonly (readonly [address: string, shown: RegExp, end?: string])[] = [
  [paths.login, /^Sign in$/],
  [paths.registration, /^Create your account$/],
  [paths.forgotPassword, /^Forgot your password\?$/],
  [paths.resetPassword, /^Forgot your password\?$/, paths.forgotPassword],
  ['/auth/nowhere', /^Create your account$/],
  [paths.verifyEmail, /^Check your email$/],
];

/** Where this role ends at each address, and what is shown there; signing out stands last. */
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
    const inside = places.map(([address]) => ({
      address,
      end: `${paths.login}?${new URLSearchParams({ returnTo: address })}`,
      shown: /^Sign in$/,
      byPage: false,
    }));
    const outside = signedOut.map(([address, shown, end = address]) => ({
      ...{ address, end, shown },
      byPage: true,
    }));
    return [...inside, ...outside, ...last];
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
