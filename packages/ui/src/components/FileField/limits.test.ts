import { expect, test } from 'vitest';
import { isAccepted, sortFiles } from './limits.ts';

const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });

test('a file is accepted by its ending, its type or the kind of its type', () => {
  const pdf = { name: 'Contract.PDF', type: 'application/pdf' };
  expect(isAccepted(pdf, 'image/*, .pdf')).toBe(true);
  expect(isAccepted(pdf, 'application/pdf')).toBe(true);
  expect(isAccepted(pdf, 'image/*,image/png')).toBe(false);
  expect(isAccepted({ name: 'scan', type: 'image/png' }, 'image/*')).toBe(true);
  expect(isAccepted(pdf, '')).toBe(true);
});

test('files beyond a limit are left out, with the reason', () => {
  const files = [
    file('notes.txt', 'text/plain'),
    file('large.pdf', 'application/pdf', 3000),
    file('one.pdf', 'application/pdf'),
    file('two.pdf', 'application/pdf'),
    file('three.pdf', 'application/pdf'),
  ];
  const { kept, problems } = sortFiles(files, { accept: '.pdf', maxSize: 2048, room: 1 }, 4);
  expect(kept.map(({ name }) => name)).toEqual(['one.pdf']);
  expect(problems).toEqual([
    'notes.txt is not of an allowed type.',
    'large.pdf is larger than 2 KB.',
    'At most 4 files, so not added: two.pdf, three.pdf.',
  ]);
});
