import { expect, test } from 'vitest';
import { undoText } from './undoText.ts';

const done = { type: 'apps', changes: [], counts: { created: 0, saved: 2, kept: 0 } };
const textOf = (some: object, decides: boolean) =>
  undoText(Object.assign({ ...done }, some) as unknown as Parameters<typeof undoText>[0], decides);

test('Undo of a vendor says which listings are drafts afterwards', () => {
  expect(textOf({}, false)).toMatch(/^2 changed listings are restored .* drafts, also declined/);
  expect(textOf({}, true)).not.toContain('drafts');
  expect(textOf({ type: 'reviews' }, false)).not.toContain('drafts');
});

test('Undo says what is tried again', () => {
  const counts = { created: 0, saved: 0, kept: 3 };
  expect(textOf({ counts }, true)).toBe(
    '3 rows that were not undone are tried again. Listings that were changed since stay as they are.',
  );
});

test('Undo of decisions says that vendors get no further email', () => {
  const changes = [{ field: 'status', operation: 'approve' }];
  expect(textOf({ changes }, true)).toContain('get no further one.');
  expect(textOf({}, true)).not.toContain('email');
});
