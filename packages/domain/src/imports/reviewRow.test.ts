import { expect, test } from 'vitest';
import { importTargetLabels, planOf } from './importColumns.ts';
import { isSameReview, readReviewRow } from './reviewRow.ts';

const targets = [
  'listing_slug',
  'listing_type',
  'author_email',
  'rating',
  'comment',
  'created',
  'status',
];
const now = '2026-11-20T00:00:00.000Z';
const read = (...cells: unknown[]) => readReviewRow(cells, targets, now);

// Rows: X45T.11
test('a row names its listing, its author and the day, in UTC unless it says otherwise', () => {
  expect(read('kea', 'Service', ' ANA@x.example ', '4', 'Good.', '2024-03-31', 'approved')).toEqual(
    {
      listing: 'kea',
      types: ['services'],
      author: 'ana@x.example',
      rating: 4,
      comment: 'Good.',
      status: 'APPROVED',
      created: '2024-03-31T00:00:00.000Z',
      errors: [],
    },
  );
  const exported = { id: 7, slug: 'kea', type: 'app', name: 'Kea' };
  const author = { email: 'ana@x.example' };
  const json = read(exported, null, author, 5, 'Good.', '2024-03-31 14:05+12:00', '');
  expect(json).toMatchObject({ listing: 'kea', types: ['apps'], status: undefined, errors: [] });
  expect(json.created).toBe('2024-03-31T02:05:00.000Z');
  expect(read('7', '', 'a@x.example', 1, 'x', '', '').types).toEqual(['apps', 'services']);
});

test('every wrong cell of a row is told at once, with what is right', () => {
  const { errors } = read('', 'shop', 'ana', '4.5', '', '2027-01-01', 'live');
  expect(errors.map(({ path, message }) => [path[0], message])).toEqual([
    ['listing_slug', 'Must be the slug or ID of a listing'],
    ['listing_type', 'Must be app or service'],
    ['author_email', 'Must be the email address of an account, such as name@example.org'],
    ['rating', 'Must be a whole number from 1 to 5'],
    ['comment', 'Comment is required'],
    ['created', expect.stringMatching(/^Must be a day in the past as YYYY-MM-DD/)],
    ['status', 'Must be PENDING, APPROVED or DECLINED'],
  ]);
  expect(read('kea', '', 'a@x.example', '', 'x', '31.3.2024', '').errors).toEqual([
    { path: ['rating'], message: 'Must be a whole number from 1 to 5' },
    { path: ['created'], message: expect.stringContaining('as YYYY-MM-DD') },
  ]);
  for (const day of [
    '2024-02-31',
    '2023-02-29 14:05+12:00',
    '2024-03-31 24:30',
    '2024-04-31T10:00',
  ])
    expect(read('kea', '', 'a@x.example', 4, 'x', day, '').errors).toHaveLength(1);
});

test('a rating is a digit, also with the zeros of a spreadsheet', () => {
  const of = (rating: unknown) => read('kea', '', 'a@x.example', rating, 'x', '', '');
  for (const right of [5, '5', '5.0']) expect(of(right)).toMatchObject({ rating: 5, errors: [] });
  for (const wrong of ['0x5', '5e0', '4.5', '6', '0', 'five'])
    expect(of(wrong).errors.map(({ path }) => path)).toEqual([['rating']]);
});

test('a review is the same without the status and the day of a row', () => {
  const known = { rating: 4, comment: 'Good.', status: 'DECLINED' } as const;
  expect(isSameReview(known, read('kea', '', 'a@x.example', 4, 'Good.', '2020-01-01', ''))).toBe(
    true,
  );
  expect(isSameReview(known, read('kea', '', 'a@x.example', 4, 'Good.', '', 'pending'))).toBe(
    false,
  );
});

test('the columns of an export and of another product are known', () => {
  const targetsOf = (columns: string[]) =>
    planOf(columns, 'reviews', importTargetLabels('reviews'), [], false).targets;
  expect(targetsOf(['Listing', 'Listing slug', 'Listing type', 'Author', 'Author email'])).toEqual([
    null,
    'listing_slug',
    'listing_type',
    null,
    'author_email',
  ]);
  expect(targetsOf(['listing', 'created_by_obj', 'createdAt', 'Stars', 'comment_content'])).toEqual(
    ['listing_slug', 'author_email', 'created', 'rating', 'comment'],
  );
});
