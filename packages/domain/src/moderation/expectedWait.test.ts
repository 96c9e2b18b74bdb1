import { expect, test } from 'vitest';
import {
  decidedWithin,
  hoursText,
  limitText,
  usualWait,
  waitedUntil,
  waitText,
  waitTrend,
} from './expectedWait.ts';
import type { EventKind } from './types.ts';

const hour = 3_600_000;
const step = (kind: EventKind, previous?: EventKind) => ({
  kind,
  at: 5 * hour,
  previous: previous ? { kind: previous, at: 2 * hour } : null,
});

// Rows: X23W.1
test('a wait is from the last submission to the answer of an admin', () => {
  for (const answer of ['approved', 'declined', 'changes-requested'] as const)
    expect(waitedUntil(step(answer, 'submitted'))).toBe(3 * hour);
  const none = [
    step('withdrawn', 'submitted'),
    step('approved', 'changes-requested'),
    step('approved', 'withdrawn'),
    step('declined', 'reopened'),
    step('approved'),
    step('submitted', 'changes-requested'),
  ];
  for (const each of none) expect(waitedUntil(each)).toBeNull();
});

/** By how many an event changes the number of records in the queue: those at the end of its day and of the day before. */
const queueChange = (of: ReturnType<typeof step>): number => {
  const days = [
    { date: 'before', start: 0 },
    { date: 'today', start: of.at },
  ];
  const [before, today] = waitTrend([of], 7, days).days;
  return Number(today?.backlog) - Number(before?.backlog);
};

test('an event changes the number of records in the queue only if it moves one in or out', () => {
  expect(queueChange(step('submitted', 'changes-requested'))).toBe(1);
  expect(queueChange(step('reopened', 'declined'))).toBe(1);
  // A review that is edited while it is pending.
  expect(queueChange(step('submitted', 'submitted'))).toBe(0);
  for (const end of ['approved', 'changes-requested', 'withdrawn', 'deleted'] as const)
    expect(queueChange(step(end, 'submitted'))).toBe(-1);
  // A draft, or a declined listing.
  expect(queueChange(step('deleted', 'withdrawn'))).toBe(0);
  expect(queueChange(step('deleted'))).toBe(0);
});

// Rows: X23W.1
test('the usual wait is rounded up to hours and needs five decisions', () => {
  const waits = [30, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((hours) => hours * hour - 1);
  expect(usualWait(waits)).toEqual({ median: 5, most: 9 });
  expect(usualWait(waits.slice(0, 4))).toBeNull();
  expect(usualWait([1, 1, 1, 1, 1])).toEqual({ median: 1, most: 1 });
});

// Rows: X23W.4
test('the trend has the backlog at the end of each day and the median wait of each week', () => {
  const day = 24 * hour;
  const days = Array.from({ length: 14 }, (_, at) => ({ date: `day ${at}`, start: at * day }));
  const at = (time: number, kind: EventKind, previous: EventKind | null, since = 0) => ({
    kind,
    at: time,
    previous: previous && { kind: previous, at: since },
  });
  const steps = [
    at(8 * day, 'submitted', null),
    at(8 * day + 1, 'submitted', null),
    at(8 * day + 3 * hour, 'approved', 'submitted', 8 * day),
    at(12 * day, 'declined', 'submitted', 2 * day),
  ];
  const trend = waitTrend(steps, 1, days);
  expect(trend.days.map(({ backlog }) => backlog)).toEqual([
    ...[1, 1, 1, 1, 1, 1, 1, 1],
    ...[2, 2, 2, 2, 1, 1],
  ]);
  expect(trend.weeks).toEqual([
    { date: 'day 0', median: null },
    { date: 'day 7', median: 3 },
  ]);
});

test('waits are worded in hours below a day and in days above', () => {
  expect([1, 23, 24, 25, 48, 49].map(hoursText)).toEqual([
    '1 hour',
    '23 hours',
    '1 day',
    '2 days',
    '2 days',
    '3 days',
  ]);
  expect([1, 24, 36, 72].map(limitText)).toEqual(['1 hour', '1 day', '36 hours', '3 days']);
  expect(waitText(3, 25)).toBe('3rd in the queue, usually within 2 days');
  expect([1, 2, 11, 21, 112].map((position) => waitText(position, null))).toEqual([
    '1st in the queue',
    '2nd in the queue',
    '11th in the queue',
    '21st in the queue',
    '112th in the queue',
  ]);
  expect(decidedWithin(24)).toBe('Usually decided within 1 day.');
  expect(decidedWithin(null)).toBeUndefined();
});
