import { expect, test } from 'vitest';
import type { FieldError } from '../fields/fields.ts';
import { emptyListingValues } from '../listing/listingFields.ts';
import { readSave, startSave } from './readSave.ts';

const admin = { staff: ['owner'], accountId: 1 } as const;
const vendor = { staff: [], accountId: 2 } as const;
const live = {
  values: { ...emptyListingValues(), name: 'Kōwhai' },
  status: 'APPROVED',
  note: null,
  draft: false,
  submittedAt: null,
  decidedAt: null,
  request: null,
} as const;
const state = { live, revision: null, version: 3, accountId: 2 };

const saved = (input: Readonly<Record<string, unknown>>, actor: typeof admin | typeof vendor) => {
  const errors: FieldError[] = [];
  const save = readSave(input, live, actor, 'apps', errors);
  return { ...save, errors: errors.map(({ path }) => path.join('.')) };
};

test('a save keeps what it does not send, and only moderators set the status and notes', () => {
  const input = { draft: true, link: 'a.nz', status: 'DECLINED', note: 'No.', internal_note: ' ' };
  const values = { ...live.values, link: 'https://a.nz' };
  expect(saved(input, vendor)).toMatchObject({ values, draft: true, internalNote: null });
  expect(saved(input, vendor)).toMatchObject({ status: undefined, note: undefined });
  expect(saved(input, admin)).toMatchObject({ values, draft: false, internalNote: null });
  expect(saved(input, admin)).toMatchObject({ status: 'DECLINED', note: 'No.' });
});

test('a save names everything that is wrong', () => {
  const input = { draft: 'yes', status: 'BAD', name: '', answers: 1, note: 1 };
  expect(saved(input, admin).errors).toEqual(
    expect.arrayContaining(['status', 'draft', 'name', 'answers', 'note']),
  );
});

test('a save names a version and a row, and sends something', () => {
  const start = (input: Readonly<Record<string, unknown>>) => startSave(state, input, vendor, []);
  expect(start({ name: 'Kōwhai', version: 3 })).toEqual({
    seen: { version: 3, target: undefined },
    submission: live,
  });
  expect(start({ version: 3 })).toEqual({ rejected: 'nothing-sent' });
  expect(start({ name: 'Kōwhai', version: 2 })).toEqual({ rejected: 'stale-version' });
  expect(start({ name: 'Kōwhai', target: 'other' })).toMatchObject({
    rejected: 'invalid',
    facts: { details: { errors: [{ path: ['target'] }] } },
  });
});
