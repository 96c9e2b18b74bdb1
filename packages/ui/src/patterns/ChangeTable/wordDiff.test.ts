import { expect, test } from 'vitest';
import { type Run, wordDiff } from './wordDiff.ts';

const read = (runs: readonly Run[]): string =>
  runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

/** What happens, the texts of both sides, and the same with changes in brackets. */
const cases = [
  ['equal texts have no marks', 'Hours', 'Hours', 'Hours', 'Hours'],
  ['a changed word is marked on both sides', '$39 now', '$49 now', '[$39] now', '[$49] now'],
  ['an added word is marked once', 'for all', 'for us all', 'for all', 'for [us] all'],
  [
    'adjacent words are one mark',
    'a due today b',
    'a late now b',
    'a [due today] b',
    'a [late now] b',
  ],
  [
    'punctuation at the end of a word is compared on its own',
    'Staff see who is due and who is overdue.',
    'Staff see who is due, who is overdue.',
    'Staff see who is due [and] who is overdue.',
    'Staff see who is due[,] who is overdue.',
  ],
  ['macrons are part of a word', 'Tōtara wood', 'Totara wood', '[Tōtara] wood', '[Totara] wood'],
  ['a new text is marked whole', '', 'New words', '', '[New words]'],
  ['a removed text is marked whole', 'Old words', '', '[Old words]', ''],
  ['line breaks are kept', '1.\n\n2.', '1.\n\n2.\n\n3.', '1.\n\n2.', '1.\n\n2.\n\n[3.]'],
] as const;

test.each(cases)('%s', (_title, live, pending, markedLive, markedPending) => {
  const diff = wordDiff(live, pending);
  expect([read(diff.live), read(diff.pending)]).toEqual([markedLive, markedPending]);
});

test('two long texts without a common word are marked whole', () => {
  const live = Array.from({ length: 3000 }, (_, index) => `a${index}`).join(' ');
  const pending = Array.from({ length: 3000 }, (_, index) => `b${index}`).join(' ');
  expect(wordDiff(live, pending)).toEqual({
    live: [{ text: live, changed: true }],
    pending: [{ text: pending, changed: true }],
  });
});
