import { expect, test } from 'vitest';
import { actions } from '../access/access.ts';
import {
  type Action,
  factorResetProblem,
  isAction,
  isTotpCode,
  mayWithoutFactor,
  plainCode,
} from '../index.ts';

test('codes are compared without spaces, hyphens and case', () => {
  expect(plainCode(' K7m2p-Q9xw4 ')).toBe('k7m2pq9xw4');
  expect(['123 456', '123-456', '12345', 'k7m2p-q9xw4'].map(isTotpCode)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('without a needed factor, staff only read themselves, choose a language and set one up', () => {
  const signedIn = Object.keys(actions).filter(
    (action): action is Action => isAction(action) && actions[action] !== 'visitor',
  );
  const open = signedIn.filter((action) => mayWithoutFactor({ staff: ['owner'] }, true, action));
  expect(open).toEqual(['user.read', 'factor.read', 'factor.save', 'language.save']);
});

test('a second factor is demanded of staff, if the setting is on', () => {
  expect([
    mayWithoutFactor({ staff: [] }, true, 'listing.list'),
    mayWithoutFactor({ staff: ['support'] }, false, 'listing.list'),
    mayWithoutFactor({ staff: ['support'] }, true, 'session.open'),
  ]).toEqual([true, true, true]);
});

test('the factors of staff are removed by owners only, and never their own', () => {
  const support = { id: 1, staff: ['support'] as const };
  const owner = { id: 2, staff: ['owner'] as const };
  const [vendor, editor] = [
    { id: 3, staff: [] },
    { id: 4, staff: ['editor'] as const },
  ];
  expect([
    factorResetProblem(support, vendor),
    factorResetProblem(support, editor),
    factorResetProblem(owner, editor),
    factorResetProblem(owner, owner),
  ]).toEqual([null, 'role-missing', null, 'own-account']);
});
