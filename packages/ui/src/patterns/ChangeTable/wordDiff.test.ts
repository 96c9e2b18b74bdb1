import { describe, expect, test } from 'vitest';
import { type Run, wordDiff } from './wordDiff.ts';

const read = (runs: readonly Run[]): string =>
  runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const both = (live: string, pending: string) => {
  const diff = wordDiff(live, pending);
  return { live: read(diff.live), pending: read(diff.pending) };
};

describe('word by word', () => {
  test('a text that stays has no mark', () => {
    expect(both('Hours and leave', 'Hours and leave')).toEqual({
      live: 'Hours and leave',
      pending: 'Hours and leave',
    });
  });

  test('a word that is swapped is marked on both sides', () => {
    expect(both('$39/month', '$49/month')).toEqual({ live: '[$39/month]', pending: '[$49/month]' });
  });

  test('a word put in is marked on the pending side alone', () => {
    expect(both('for marinas', 'for small marinas')).toEqual({
      live: 'for marinas',
      pending: 'for [small] marinas',
    });
  });

  test('changed words beside each other are one mark, blanks included', () => {
    expect(both('berths due today for all', 'berths overdue now for all')).toEqual({
      live: 'berths [due today] for all',
      pending: 'berths [overdue now] for all',
    });
  });

  test('a sign at the end of a word is compared on its own', () => {
    expect(
      both('Staff see who is due and who is overdue.', 'Staff see who is due, who is overdue.'),
    ).toEqual({
      live: 'Staff see who is due [and] who is overdue.',
      pending: 'Staff see who is due[,] who is overdue.',
    });
  });

  test('a word with macrons is one word', () => {
    expect(both('Tōtara wood', 'Totara wood')).toEqual({
      live: '[Tōtara] wood',
      pending: '[Totara] wood',
    });
  });

  test('a text that appears or goes is marked whole', () => {
    expect(both('', 'New words')).toEqual({ live: '', pending: '[New words]' });
    expect(both('Old words', '')).toEqual({ live: '[Old words]', pending: '' });
  });

  test('line breaks survive', () => {
    const { pending } = both('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.');
    expect(pending).toBe('One.\n\nTwo.\n\n[Three.]');
  });

  test('nothing is lost, even where two long texts share no word', () => {
    const live = Array.from({ length: 3000 }, (_, index) => `a${index}`).join(' ');
    const pending = Array.from({ length: 3000 }, (_, index) => `b${index}`).join(' ');
    const diff = wordDiff(live, pending);
    expect(diff.live.map(({ text }) => text).join('')).toBe(live);
    expect(diff.pending.map(({ text }) => text).join('')).toBe(pending);
    expect(diff.live).toHaveLength(1);
  });
});
