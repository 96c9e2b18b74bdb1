import type { ClaimKind, StaffRole } from '@portal/domain';
import type { DemoEmail, Faults, MemoryBackend } from '@portal/testing';
import { createContext } from 'react';

/* The toolbar's choices for screens in Storybook. The first of each list is the default. */

export const roles = ['vendor', 'admin'] as const;
export const plans = ['free', 'trial', 'paid'] as const;
export const networks = ['fast', 'slow', 'failing', 'offline'] as const;
export const clocks = ['today', 'next day', 'next month', 'next year'] as const;

type Role = (typeof roles)[number];
type Plan = (typeof plans)[number];
type Network = (typeof networks)[number];
type Clock = (typeof clocks)[number];

/** The user, network faults and time of a screen. */
export interface Scene {
  as: DemoEmail;
  faults: Faults;
  /** Milliseconds since the Unix epoch. */
  now: number;
  /** Whether the browser reports a connection. */
  online: boolean;
}

const vendors: Record<Plan, DemoEmail> = {
  free: 'vendor@portal.test',
  trial: 'trial@portal.test',
  paid: 'pro@portal.test',
};

const faults: Record<Network, Faults> = {
  fast: {},
  slow: { slow: 2000 },
  failing: { broken: true },
  offline: { offline: true },
};

const moments: Record<Clock, string> = {
  today: '2026-11-20T00:00:00Z',
  'next day': '2026-11-21T00:00:00Z',
  'next month': '2026-12-20T00:00:00Z',
  'next year': '2027-11-20T00:00:00Z',
};

function oneOf<Word extends string>(words: readonly [Word, ...Word[]], value: unknown): Word {
  return words.find((word) => word === value) ?? words[0];
}

/** Reads the scene from the toolbar's globals. Unknown values fall back to the default. */
export function sceneOf(globals: Readonly<Record<string, unknown>>): Scene {
  const role: Role = oneOf(roles, globals.role);
  const network = oneOf(networks, globals.network);
  return {
    as: role === 'admin' ? 'admin@portal.test' : vendors[oneOf(plans, globals.plan)],
    faults: faults[network],
    now: Date.parse(moments[oneOf(clocks, globals.clock)]),
    online: network !== 'offline',
  };
}

/** Leaves the admin only one role. */
export const withRole =
  (role: StaffRole) =>
  ({ db }: MemoryBackend): void => {
    for (const user of db.users) if (user.staff) user.staffRoles = [role];
  };

/** Support reads everything and decides nothing. */
export const asSupport = withRole('support');

/** Adds a moderator who has a record open since 12 minutes ago. */
export function addReviewer(
  { db }: MemoryBackend,
  { kind, id }: { kind: ClaimKind; id: number },
  firstName = 'Aroha',
): void {
  const [model] = db.users;
  if (!model) throw new Error('There is no user.');
  const userId = db.users.length + 1;
  const email = `${firstName}.${userId}@portal.test`;
  const person = { firstName, lastName: 'Ngata', email, staff: true };
  db.users.push({ ...model, ...person, staffRoles: ['moderator'], id: userId, accountId: userId });
  const at = (minutes: number) =>
    new Date(Date.parse(moments.today) - minutes * 60_000).toISOString();
  db.claims.push({ kind, id, userId, since: at(12), seenAt: at(2) });
}

/** Blocks the demo vendor, whose live listings the directory leaves out. */
export function blockVendor({ db }: MemoryBackend): void {
  const vendor = db.users.find(({ email }) => email === vendors.free);
  Object.assign(vendor ?? {}, { blockedReason: 'A fake company.', hidesListings: true });
}

/** The scene of a story; its own args take precedence. */
export const SceneContext = createContext<Scene>(sceneOf({}));

/** An answer to a submission of each listing, this many days ago and this many hours after it. */
export function addAnswers({ db }: MemoryBackend, now: number, waits: readonly [number, number][]) {
  const hour = 60 * 60 * 1000;
  const listings = db.listings.filter(({ collection }) => collection === 'apps');
  for (const [index, [days, hours]] of waits.entries()) {
    const listing = listings[index % listings.length];
    if (!listing) throw new Error('There are no apps.');
    const at = now - days * 24 * hour;
    const shared = { listing, from: 'PENDING', to: 'PENDING', note: null } as const;
    for (const [kind, time] of [
      ['submitted', at - hours * hour],
      ['changes-requested', at],
    ] as const)
      db.events.push({
        ...shared,
        internalNote: null,
        fields: [],
        actorId: 1,
        id: db.events.length + 1,
        kind,
        createdAt: new Date(time).toISOString(),
      });
  }
}
