import type { ListingEvent } from '@portal/data/schemas';
import { expect, it } from 'vitest';
import { toTimeline } from './HistorySection.tsx';

const event: ListingEvent = {
  id: 1,
  kind: 'noted',
  from: null,
  to: null,
  adminNote: 'This charge has been charged back',
  fields: [],
  actor: { id: 1, name: 'The card provider', admin: false },
  createdAt: '2026-11-20T10:00:00.000Z',
};

it('tells a failed refund from a note', () => {
  const [kept] = toTimeline([event], 'offer');
  expect(`${kept?.who} ${kept?.what}`).toBe('The card provider didn’t refund the payment');
  const [left] = toTimeline([{ ...event, from: 'DECLINED', to: 'DECLINED' }], 'offer');
  expect(left?.what).toBe('left a note');
});

it('names the link check and the card provider itself, not as events keep them', () => {
  const linkCheck = { id: 0, name: 'Stored', admin: false };
  const events: ListingEvent[] = [
    { ...event, actor: { ...event.actor, name: 'Stored' } },
    { ...event, kind: 'hidden', actor: linkCheck },
    { ...event, kind: 'shown', actor: linkCheck },
    { ...event, kind: 'shown', actor: { id: 7, name: 'Aroha Ngata', admin: true } },
  ];
  const names = toTimeline(events).map(({ who }) => who);
  expect(names).toEqual(['The card provider', 'The link check', 'The link check', 'Aroha Ngata']);
});

it('tells what was paid or refunded, also as earlier versions stored it', () => {
  const receipt = 'https://receipts.example/1';
  const usd = { currency: 'usd', amount: 900 };
  const lines: Partial<ListingEvent>[] = [
    { kind: 'paid', adminNote: null, payment: { ...usd, receipt } },
    { kind: 'paid', adminNote: `Paid $9.00. Receipt: ${receipt}` },
    { kind: 'refunded', adminNote: null, payment: usd },
    { kind: 'refunded', adminNote: null, payment: { ...usd, amount: 500, earlier: 400 } },
  ];
  const told = toTimeline(lines.map((line) => ({ ...event, ...line }))).map(({ note, paper }) =>
    paper ? [note, paper.href] : note,
  );
  expect(told).toEqual([
    ['Paid $9.00.', receipt],
    ['Paid $9.00.', receipt],
    'Refunded $9.00.',
    'Refunded $5.00. $4.00 was refunded earlier.',
  ]);
});

it('marks an edit saved without a version check', () => {
  const edit: ListingEvent = { ...event, kind: 'edited', fields: ['name'] };
  const [checked] = toTimeline([edit]);
  const [unchecked] = toTimeline([{ ...edit, versionChecked: false }]);
  expect([checked?.what, unchecked?.what]).toEqual([
    'edited 1 field',
    'edited 1 field, possibly overwriting another change',
  ]);
});
