import { makeUser } from '@portal/data/testing';
import { expect, test } from 'vitest';
import { everythingOn } from '../../flags.ts';
import { routes } from '../../router.tsx';
import { arrive } from './arrival.ts';

const people = {
  free: makeUser({ plan: 'free' }),
  trial: makeUser({ plan: 'trial' }),
  paid: makeUser({ plan: 'paid' }),
  admin: makeUser({ staff: true }),
};
type Person = keyof typeof people;

const everybody: Person[] = ['free', 'trial', 'paid', 'admin'];
const upgraded: Person[] = ['trial', 'paid'];
const vendors: Person[] = ['free', ...upgraded];

const forAdmins = 'That page is for admins.';
const noPage = 'There is no such page.';

/** Address, who, where they arrive, and why; without a flag when it says so. */
const table: [string, Person[], string, string[]?, 'analytics off'?][] = [
  ['/', vendors, '/apps/active'],
  ['/apps', everybody, '/apps/active'],
  ['/services', everybody, '/services/active'],
  ['/nowhere', vendors, '/apps/active', [noPage]],
  ['/apps/nowhere/at/all', vendors, '/apps/active', [noPage]],
  ['/dashboard', vendors, '/apps/active', [forAdmins]],
  ['/apps/active', everybody, '/apps/active'],
  ['/apps/active?user=me', everybody, '/apps/active?user=me'],
  ['/apps/active/all', vendors, '/apps/active', [forAdmins]],
  ['/services/pending/all', vendors, '/apps/active', [forAdmins]],
  ['/apps/active/all', ['admin'], '/apps/active/all'],
  ['/apps/pending/view/kea/and/more', everybody, '/apps/pending/view/kea'],
  ['/apps/new', everybody, '/apps/new'],
  ['/services/new', [...upgraded, 'admin'], '/services/new'],
  ['/services/new', ['free'], '/paywall/services', ['Listing services is part of Premium.']],
  ['/paywall/services', ['free'], '/paywall/services'],
  ['/paywall/services', upgraded, '/services/new', ['You already have Premium.']],
  ['/paywall/services', ['admin'], '/services/new', ['Admins have everything that Premium adds.']],
  ['/paywall/trial', ['free'], '/paywall/trial'],
  ['/paywall/trial', upgraded, '/services/new', ['You already have Premium.']],
  ['/paywall/special-offer', everybody, '/paywall/special-offer'],
  ['/', ['admin'], '/apps/active', [], 'analytics off'],
];

test.each(
  table.flatMap(([address, who, at, why = [], off]) =>
    who.map((person) => [person, address, at, why, off] as const),
  ),
)('%s who opens %s arrives at %s', (person, address, at, why, off) => {
  const visitor = { user: people[person], flags: { ...everythingOn, analytics: !off } };
  expect(arrive(routes, address, visitor)).toEqual({ at, why });
});
