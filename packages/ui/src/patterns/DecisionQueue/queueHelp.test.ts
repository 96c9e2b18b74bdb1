import { expect, test } from 'vitest';
import { queueKeys } from './queueHelp.ts';

const decline = (declineAsks: boolean, selects: boolean) =>
  queueKeys({ decides: true, requests: false, declineAsks, selects }).find(({ key }) => key === 'D')
    ?.does;

test('the help says that D asks for the reason where it does', () => {
  expect(decline(false, false)).toBe('Go to Decline; press again to decline');
  expect(decline(true, false)).toBe('Decline the focused item; asks for the reason');
  expect(decline(false, true)).toContain('With a selection, asks for the reason');
  expect(decline(true, true)).toBe(
    'Decline the focused item or the selection; asks for the reason',
  );
});
