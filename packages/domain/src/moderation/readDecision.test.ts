import { expect, test } from 'vitest';
import { parseListingUrl, readDecision, readListingDecision } from '../index.ts';

const read = (input: Readonly<Record<string, unknown>>, about: 'listing' | 'review' | 'offer') =>
  about === 'listing' ? readListingDecision(input, 'apps') : readDecision(input, about);

const long = 'x'.repeat(2_001);

test.each([
  ['listing', {}, ['status: Status is required']],
  ['review', { status: 'BAD' }, ['status: Status is not valid']],
  [
    'review',
    { status: 'A', note: long, internal_note: long },
    ['note: Maximum 2000 symbols', 'internal_note: Maximum 2000 symbols'],
  ],
  [
    'listing',
    { status: 'A', note: 1, version: '1' },
    ['note: Note is not valid', 'version: Version is not valid'],
  ],
  ['offer', { status: 'D', note: 'No.' }, ['admin_note: Reason for decline is required']],
  ['offer', { status: 'D', admin_note: long }, ['admin_note: Maximum 2000 symbols']],
] as const)('rejects as a decision on a %s %o', (about, input, problems) => {
  const errors = problems.map((problem) => {
    const [path, message] = problem.split(': ');
    return { path: [path], message };
  });
  expect(read(input, about)).toMatchObject({ rejected: 'invalid', facts: { details: { errors } } });
});

test.each([
  ['listing', { status: 'denied', note: ' ' }, { status: 'DECLINED', note: null }],
  [
    'review',
    { status: 'A', internal_note: 'Ask.', version: 3 },
    { internalNote: 'Ask.', version: 3 },
  ],
  [
    'offer',
    { status: 'D', admin_note: 'No.', internal_note: 'Ask.' },
    { note: 'No.', internalNote: null },
  ],
  ['offer', { status: 'P', version: null }, { note: null, version: undefined }],
] as const)('reads a decision on a %s from %o', (about, input, decision) => {
  expect(read(input, about)).toMatchObject(decision);
});

test('a listing is named by its path', () => {
  expect(parseListingUrl('/apps/kowhai')).toEqual({ type: 'apps', address: 'kowhai' });
  expect(parseListingUrl('/services/2/')).toEqual({ type: 'services', address: '2' });
  for (const url of ['/reviews/1', '/apps/', '/apps/a/b', '/apps/a\0', 'apps/a', 1, null])
    expect(parseListingUrl(url)).toBe(undefined);
});
