import { expect, test } from 'vitest';
import { attentionWords } from './attentionWords.ts';
import { plan } from './sampleViews.ts';
import { attentionKinds } from './subscription.ts';
import { viewWords } from './viewWords.ts';

test('the trial says how many days are left and what it costs then', () => {
  const words = viewWords({
    ...plan,
    mode: 'trialing',
    daysLeft: 74,
    started: 'November 4th 2026',
    ends: 'February 2nd 2027',
  });
  expect(words.text).toBe('74 of 90 days left. Then $384 a year, unless you cancel.');
});

test('a payment that is open is never announced as a renewal', () => {
  const view = { ...plan, mode: 'update', started: 'then', next: 'November 20th 2027' } as const;
  expect(viewWords(view).text).toBe('Renews on November 20th 2027 for $384.');
  const open = viewWords({ ...view, attention: { kind: 'unpaid' } });
  expect(open.text).not.toContain('Renews');
  expect(open.facts.map(({ term }) => term)).not.toContain('Next payment');
});

test('each attention state names the open amount on its button when it is known', () => {
  for (const kind of attentionKinds) {
    expect(attentionWords({ kind, amount: 38_400 }, 'USD').pay).toBe('Pay $384.00');
  }
  expect(attentionWords({ kind: 'paused' }, 'USD').pay).toBe('Continue Premium');
});
