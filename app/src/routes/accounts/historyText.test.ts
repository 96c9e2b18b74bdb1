import { expect, test } from 'vitest';
import { historyText } from './historyText.ts';

test('names the roles of an invite and of changed roles', () => {
  const none = { granted: [], revoked: [] };
  const some = { granted: ['editor' as const], revoked: ['owner' as const, 'finance' as const] };
  const texts = ['staff.invite', 'role.grant', 'role.revoke'].flatMap((action) => [
    historyText({ action, ...none }),
    historyText({ action, ...some }),
  ]);
  expect(texts).toEqual([
    'invited the account as staff',
    'invited the account as Editor',
    'granted a role to the account',
    'granted Editor to the account, revoked Owner and Finance',
    'revoked a role of the account',
    'revoked Owner and Finance of the account',
  ]);
  expect(historyText({ action: 'account.block', ...none })).toBe('blocked the account');
  expect(historyText({ action: 'account.teleport', ...none })).toBe('account.teleport');
});
