import { expect, test } from 'vitest';
import { readStatus } from './status.ts';

test('spellings of a status', () => {
  expect(['P', 'approved', ' d ', 'Denied', 'ARCHIVED', null].map(readStatus)).toEqual([
    'PENDING',
    'APPROVED',
    'DECLINED',
    'DECLINED',
    undefined,
    undefined,
  ]);
});
