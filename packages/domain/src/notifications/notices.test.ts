import { expect, test } from 'vitest';
import { decisionNotice, remarkNotice } from './notices.ts';

// Rows: X23R.10
test('a new note on a published review does not say again that it was published', () => {
  const event = { subject: 'reviews', kind: 'noted', noteChanged: true } as const;
  expect(decisionNotice({ ...event, to: 'APPROVED' }, 'Kea')).toBeNull();
  expect(decisionNotice({ ...event, to: 'DECLINED' }, 'Kea')?.words().title).toBe(
    'Your review of Kea was declined',
  );
});

test('a remark on the NZ owned mark has the name that the brand gives it', () => {
  const remark = { id: 1, field: 'nz', item: null, text: 'Why?', required: true, done: true };
  const { words } = remarkNotice('Kea', [{ ...remark, reply: 'We are.' }], 'Nordic owned');
  expect(words().text).toBe('1 of 1 remarks resolved\nNordic owned: We are.');
});
