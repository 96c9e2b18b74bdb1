import { expect, test } from 'vitest';
import { fileSize, isAccepted, splitByLimits } from './limits.ts';

const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });

test('a file is accepted by its ending, its type or the kind of its type', () => {
  const pdf = { name: 'Contract.PDF', type: 'application/pdf' };
  expect(isAccepted(pdf, 'image/*, .pdf')).toBe(true);
  expect(isAccepted(pdf, 'application/pdf')).toBe(true);
  expect(isAccepted(pdf, 'image/*,image/png')).toBe(false);
  expect(isAccepted({ name: 'scan', type: 'image/png' }, 'image/*')).toBe(true);
  expect(isAccepted(pdf, '')).toBe(true);
  expect(isAccepted({ name: 'notes', type: '' }, '*/*')).toBe(true);
});

test('a file whose type the platform does not know is accepted by its ending', () => {
  expect(isAccepted({ name: 'Loans.csv', type: 'application/vnd.ms-excel' }, 'text/csv')).toBe(
    true,
  );
  expect(isAccepted({ name: 'map.HEIC', type: '' }, 'image/*')).toBe(true);
  expect(isAccepted({ name: 'plan.dwg', type: '' }, 'image/vnd.dwg,.dwg')).toBe(true);
  expect(isAccepted({ name: 'notes.txt', type: '' }, 'text/csv,image/*')).toBe(false);
});

test('an empty file has 0 bytes', () => {
  expect([0, 999, 1000, 1_572_864].map(fileSize)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 KB',
    '1.5 MB',
  ]);
});

test('files beyond a limit are left out, with the reason', () => {
  const files = [
    file('notes.txt', 'text/plain'),
    file('large.pdf', 'application/pdf', 3000),
    file('one.pdf', 'application/pdf'),
    file('two.pdf', 'application/pdf'),
    file('three.pdf', 'application/pdf'),
  ];
  const limits = { accept: '.pdf', maxSize: 2048, maxFiles: 4 };
  const { kept, problems } = splitByLimits(files, { ...limits, present: 3 });
  expect(kept.map(({ name }) => name)).toEqual(['one.pdf']);
  expect(problems).toEqual([
    'notes.txt is not of an allowed type.',
    'large.pdf is larger than 2 KB.',
    'At most 4 files, so not added: two.pdf, three.pdf.',
  ]);
  // There may be more than the limit already.
  const over = splitByLimits(files.slice(2), { ...limits, present: 6 });
  expect(over).toEqual({
    kept: [],
    problems: ['At most 4 files, so not added: one.pdf, two.pdf, three.pdf.'],
  });
});
