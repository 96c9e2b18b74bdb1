import { describe, expect, it } from 'vitest';
import { announcement, listboxTexts, type Situation } from './texts.ts';

const open: Situation = {
  open: true,
  loading: false,
  full: null,
  count: 1000,
  active: null,
  said: '',
};
const say = (situation: Partial<Situation>) =>
  announcement({ ...open, ...situation }, listboxTexts);
const active = { option: { value: 'm', label: 'Marine' }, selected: true, position: 3 };

describe('what a screen reader is told', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['how many results', {}, '1,000 results'],
    ['a single result', { count: 1 }, '1 result'],
    ['no result', { count: 0 }, 'No results found'],
    ['that options are on their way', { loading: true, count: 0 }, 'Loading'],
    ['the limit', { full: 3, count: 0 }, 'Max 3 already selected. Remove one to choose another.'],
    ['what was done', { said: 'Retail removed' }, 'Retail removed'],
    [
      'what was done and the limit it reached',
      { said: 'Retail selected', full: 3, count: 0 },
      'Retail selected. Max 3 already selected. Remove one to choose another.',
    ],
    [
      'what was done though the list is closed',
      { open: false, said: 'Retail removed' },
      'Retail removed',
    ],
    ['the highlighted option', { active }, 'Marine, Selected, 3 of 1,000'],
    ['nothing while the list is closed', { open: false }, ''],
  ])('%s', (_title, situation, expected) => {
    expect(say(situation)).toBe(expected);
  });
});
