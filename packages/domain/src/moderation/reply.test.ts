import { expect, test } from 'vitest';
import { decideReply, deleteReply, noReply, type ReplyState, submitReply } from './reply.ts';
import { fileReport, keepReview, reportWords } from './report.ts';

const now = '2026-11-02T00:00:00.000Z';
const sentAt = '2026-11-01T00:00:00.000Z';
const pending = { text: 'Thanks!', status: 'PENDING', note: null } as const;
const declined = { text: 'Thanks!', status: 'DECLINED', note: 'No.' } as const;
const replied = (over: Partial<ReplyState>): ReplyState => ({
  ...noReply,
  version: 3,
  sentAt,
  ...over,
});

// Rows: X23R.2
test.each([
  ['PENDING first', { proposal: pending }, 'APPROVED', { text: 'Thanks!', proposal: null }],
  ['PENDING first', { proposal: pending }, 'DECLINED', { text: null, proposal: declined }],
  ['edit', { text: 'Old', proposal: pending }, 'APPROVED', { text: 'Thanks!', proposal: null }],
  ['edit', { text: 'Old', proposal: pending }, 'DECLINED', { text: 'Old', proposal: declined }],
  ['public', { text: 'Thanks!' }, 'DECLINED', { text: null, proposal: declined }],
  ['declined edit', { text: 'Old', proposal: declined }, 'APPROVED', { text: 'Thanks!' }],
] as const)('a reply (%s, %o) that is %s', (_, before, status, after) => {
  const decision = { status, note: status === 'DECLINED' ? 'No.' : null, version: 3 };
  expect(decideReply(replied(before), decision, now)).toMatchObject({
    state: { ...after, version: 4 },
  });
});

test('a reply is decided and edited in the version that was seen, and exists only once submitted', () => {
  const decision = { status: 'APPROVED', note: null, version: 2 } as const;
  expect(decideReply(replied({ proposal: pending }), decision, now)).toEqual({
    rejected: 'reply-changed',
  });
  expect(decideReply(noReply, { ...decision, version: 2 }, now)).toEqual({ rejected: 'not-found' });
  expect(deleteReply(noReply)).toEqual({ rejected: 'not-found' });
  expect(submitReply(replied({ text: 'Old' }), { text: 'New', version: 2 }, now)).toEqual({
    rejected: 'reply-changed',
  });
  expect(submitReply(replied({ text: 'Old' }), { text: ' New ', version: 3 }, now)).toMatchObject({
    state: { text: 'Old', proposal: { text: 'New', status: 'PENDING' }, sentAt: now, version: 4 },
    event: { kind: 'replied', note: 'New' },
  });
});

// Rows: X23R.3
test('an account has one open report of a review, and can report it again once it was kept', () => {
  const spam = { reason: 'spam', text: null } as const;
  const open = { ...spam, accountId: 7, open: true, created: sentAt } as const;
  expect(fileReport(open, spam, 7, now)).toEqual({ rejected: 'already-reported' });
  expect(fileReport(open, spam, 8, now)).toMatchObject({
    state: { accountId: 8, open: true, created: now },
  });
  const kept = keepReview(open);
  expect(kept).toMatchObject({ state: { open: false }, event: { kind: 'report-closed' } });
  expect(keepReview({ ...open, open: false })).toEqual({ rejected: 'already-decided' });
  expect(fileReport({ ...open, open: false }, spam, 7, sentAt)).toMatchObject({ state: open });
});

test('the note of a report is stored with the id of its reason, and said in words', () => {
  expect(reportWords('off-topic: No: see the link.')).toBe(
    'Not about this product: No: see the link.',
  );
  expect(reportWords('spam')).toBe('Spam');
  // Of an earlier version.
  expect(reportWords('Spam: A link.')).toBe('Spam: A link.');
});
