import { expect, test } from 'vitest';
import { rolesWithArticle } from '../access/staffTexts.ts';
import { auditText } from './audit.ts';

test('words of changed roles', () => {
  const text = (action: string, before: string[], after: string[]) =>
    auditText(action, 'Mere', { roles: [before, after] });
  expect(text('role.grant', [], ['editor'])).toBe('Granted Editor to Mere');
  expect(text('role.grant', ['finance'], ['moderator', 'editor', 'support'])).toBe(
    'Granted Moderator, Editor and Support to Mere, revoked Finance',
  );
  expect(text('role.revoke', ['editor', 'support'], ['support'])).toBe('Revoked Editor of Mere');
  // Of an earlier version, or without the roles.
  expect(auditText('role.revoke', 'Mere')).toBe('Revoked a role of Mere');
  expect(text('role.grant', [], ['king'])).toBe('Granted a role to Mere');
  expect(rolesWithArticle(['owner'])).toBe('an owner');
});
