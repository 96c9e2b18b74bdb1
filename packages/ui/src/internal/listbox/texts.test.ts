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

describe('the live region announces', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['the number of results', {}, '1,000 results'],
    ['a single result', { count: 1 }, '1 result'],
    ['no result', { count: 0 }, 'No results found'],
    ['that options are loading', { loading: true, count: 0 }, 'Loading'],
    ['the limit', { full: 3, count: 0 }, 'Max 3 already selected. Remove one to choose another.'],
    ['a change', { said: 'Retail removed' }, 'Retail removed'],
    [
      'a change that reached the limit',
      { said: 'Retail selected', full: 3, count: 0 },
      'Retail selected. Max 3 already selected. Remove one to choose another.',
    ],
    [
      'a change after the list has closed',
      { open: false, said: 'Retail removed' },
      'Retail removed',
    ],
    ['the highlighted option', { active }, 'Marine, Selected, 3 of 1,000'],
    ['nothing while the list is closed', { open: false }, ''],
  ])('%s', (_title, situation, expected) => {
    expect(say(situation)).toBe(expected);
  });
});
