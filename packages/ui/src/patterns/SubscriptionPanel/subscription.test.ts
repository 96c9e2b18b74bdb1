import { expect, test } from 'vitest';
import { attentionWords } from './AttentionBanner.tsx';
import { endsUnpaid, incomplete, pastDue, plan, resume, trialing, update } from './sampleViews.ts';
import { attentionKinds, staysOpen, viewWords } from './subscription.ts';

test('a trial shows the days left and the price after it', () => {
  const words = viewWords({
    ...plan,
    mode: 'trialing',
    daysLeft: 74,
    started: 'November 4th 2026',
    ends: 'February 2nd 2027',
  });
  expect(words.text).toBe('74 of 90 days left. Then $384 a year, unless you cancel.');
});

test('an open payment is never shown as a renewal', () => {
  const view = { ...plan, mode: 'update', started: 'then', next: 'November 20th 2027' } as const;
  expect(viewWords(view).text).toBe('Renews on November 20th 2027 for $384.');
  const open = viewWords({ ...view, attention: { kind: 'unpaid' } });
  expect(open.text).not.toContain('Renews');
  expect(open.facts.map(({ term }) => term)).not.toContain('Next payment');
});

test('a cancelled subscription shows its end date, and that nothing more is charged', () => {
  const { text, facts, note } = viewWords(resume);
  expect(text).toBe('You keep Premium until March 31st 2027. Nothing more is charged.');
  expect(facts[0]).toEqual({ term: 'Premium until', details: 'March 31st 2027' });
  expect(note).toBe('$384 on March 31st 2027, then yearly.');
});

test('a cancelled subscription with an open payment shows the amount due, and when Premium ends without it', () => {
  const { text, facts, note } = viewWords(endsUnpaid);
  expect(text).toBe(
    '$384.00 is still open and may be charged. Once it’s paid you keep Premium until March 31st 2027.',
  );
  expect(facts.slice(0, 2)).toEqual([
    { term: 'Premium until', details: 'December 4th 2026' },
    { term: 'Premium until, once paid', details: 'March 31st 2027' },
  ]);
  expect(note).toBe('$384.00 is due now, then $384 on March 31st 2027, then yearly.');
});

test('a cancelled subscription that is off or has a pending payment shows no date, and no amount twice', () => {
  const attention = { kind: 'unpaid', amount: 38_400 } as const;
  const off = viewWords({ ...resume, plan: 'free', attention });
  expect(off.text).toMatch(/Once it’s paid you have Premium until March 31st 2027\.$/);
  expect(off.facts.map(({ term }) => term)).not.toContain('Premium until');
  const onItsWay = { kind: 'past_due', amount: 38_400, onItsWay: true } as const;
  const soon = viewWords({ ...resume, attention: onItsWay });
  expect(soon.text).toMatch(/^\$384\.00 is processing\. /);
  expect(soon.note).toBe('$384 on March 31st 2027, then yearly.');
});

test('credit is shown with the next payment', () => {
  const view = { ...plan, mode: 'update', started: 'then', next: 'May 1st 2027' } as const;
  const words = viewWords({ ...view, nextAmount: 36_000, credit: 2400 });
  expect(words.text).toBe('Renews on May 1st 2027 for $384. Your credit covers $24.00 of it.');
  expect(words.facts.map(({ details }) => details).slice(-3)).toEqual([
    '$360.00',
    'Visa ending 4242',
    '$24.00',
  ]);
});

test('debt is shown with every upcoming payment', () => {
  const owed = / \$5\.00 you already owe will also be charged\.$/;
  const words = viewWords({ ...update, nextAmount: 38_900, debt: 500 });
  expect(words.text).toMatch(owed);
  expect(words.facts).toContainEqual({ term: 'Amount', details: '$389.00' });
  expect(viewWords({ ...trialing, debt: 500 }).text).toMatch(owed);
  expect(viewWords({ ...resume, debt: 500 }).note).toMatch(owed);
  expect(viewWords({ ...resume, debt: 500 }).text).not.toMatch(owed);
});

test('credit is used for a resumed subscription', () => {
  const view = { ...plan, mode: 'resume', until: 'March 31st 2027' } as const;
  const note = (credit: number) => viewWords({ ...view, credit }).note;
  expect(note(2400)).toMatch(/, then yearly\. Your credit covers \$24\.00 of it\.$/);
  expect(note(38_400)).toMatch(/Your credit covers all of it\.$/);
  expect(note(0)).toMatch(/, then yearly\.$/);
});

test('the pay button shows the open amount if it is known', () => {
  for (const kind of attentionKinds) {
    expect(attentionWords({ kind, amount: 38_400 }, 'USD').pay).toBe('Pay $384.00');
  }
  expect(attentionWords({ kind: 'paused' }, 'USD').pay).toBe('Continue Premium');
  expect(attentionWords({ kind: 'past_due', amount: 1, onItsWay: true }, 'USD').pay).toBeNull();
});

test('cancelling with a late payment says that it stays due; otherwise nothing is said', () => {
  expect(staysOpen(pastDue)).toMatch(/^\$384\.00 stays open and may still be charged, /);
  const onItsWay = { kind: 'past_due', amount: 38_400, onItsWay: true } as const;
  expect(staysOpen({ ...pastDue, attention: onItsWay })).toMatch(
    /^\$384\.00 is processing and won’t be stopped, /,
  );
  for (const view of [update, trialing, resume, endsUnpaid, incomplete])
    expect(staysOpen(view)).toBeUndefined();
});
