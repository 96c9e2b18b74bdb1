import * as m from '#messages';
import type { EventKind } from './types.ts';

/* How long a submitted record waits for a decision, from what the history says about earlier ones. */

const hour = 3_600_000;

/** Days whose decisions count, and how many there must be: fewer say nothing about the next one. */
export const waitSample = { days: 30, fewest: 5 } as const;

/** With one of these a record enters the queue. */
const entering: readonly EventKind[] = ['submitted', 'reopened'];

/** With one of these an admin answers it. */
export const answerKinds: readonly EventKind[] = ['approved', 'declined', 'changes-requested'];

/** The events that put a record into the queue or take it out. */
export const queueKinds: readonly EventKind[] = [
  ...entering,
  ...answerKinds,
  'withdrawn',
  'discarded',
  'deleted',
];

/** An event of `queueKinds`, with the one before it of the same record. Instants are milliseconds since 1970. */
export interface QueueStep {
  kind: EventKind;
  at: number;
  previous: { kind: EventKind; at: number } | null;
}

/**
 * How long a record had waited when an admin answered it; null for other events. The time before it was withdrawn, and the
 * time in which it waited for its vendor, do not count: it starts when the vendor submits.
 */
export const waitedUntil = ({ kind, at, previous }: QueueStep): number | null =>
  answerKinds.includes(kind) && previous?.kind === 'submitted' ? at - previous.at : null;

/** By how many an event changes the number of records in the queue: 1, 0 or -1. */
function queueChange({ kind, previous }: QueueStep): number {
  const before = previous !== null && entering.includes(previous.kind);
  return Number(entering.includes(kind)) - Number(before);
}

/** The value that this share of the values does not exceed; null without values. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Hours within which half of the records, and nine of ten, are decided. */
export interface UsualWait {
  median: number;
  most: number;
}

const wholeHours = (time: number): number => Math.max(1, Math.ceil(time / hour));

/** The usual wait, from waits in milliseconds; null if there are too few. */
export function usualWait(waits: readonly number[]): UsualWait | null {
  const [median, most] = [percentile(waits, 0.5), percentile(waits, 0.9)];
  if (median === null || most === null || waits.length < waitSample.fewest) return null;
  return { median: wholeHours(median), most: wholeHours(most) };
}

/** Weeks of the trend on the dashboard. */
export const trendWeeks = 12;

export interface WaitTrend {
  /** How many records waited at the end of each day. */
  days: { date: string; backlog: number }[];
  /** Weeks by their first day, with the median wait in hours; null without a decision. */
  weeks: { date: string; median: number | null }[];
}

/**
 * The backlog by day and the wait by week, oldest first.
 *
 * @param steps The events since the first day began.
 * @param backlog How many records wait now.
 * @param days The days, each with the instant at which it began, up to today.
 */
export function waitTrend(
  steps: readonly QueueStep[],
  backlog: number,
  days: readonly { date: string; start: number }[],
): WaitTrend {
  const ofDay: QueueStep[][] = days.map(() => []);
  for (const step of steps) ofDay[days.findLastIndex(({ start }) => start <= step.at)]?.push(step);
  let left = backlog;
  const byDay = days.map(({ date }) => ({ date, backlog: 0 }));
  for (const [back, entry] of byDay.toReversed().entries()) {
    entry.backlog = Math.max(0, left);
    for (const step of ofDay.at(-1 - back) ?? []) left -= queueChange(step);
  }
  const weeks = days.flatMap(({ date }, day) => {
    if (day % 7 !== 0) return [];
    const waits = ofDay
      .slice(day, day + 7)
      .flatMap((all) => all.flatMap((step) => waitedUntil(step) ?? []));
    const median = percentile(waits, 0.5);
    return [{ date, median: median === null ? null : wholeHours(median) }];
  });
  return { days: byDay, weeks };
}

/** '5 hours' below a day, '2 days' above; days are rounded up. */
export const hoursText = (hours: number): string =>
  hours < 24 ? m.wait_hours({ count: hours }) : m.wait_days({ count: Math.ceil(hours / 24) });

/** A limit in hours, or in days if they are whole. */
export const limitText = (hours: number): string =>
  hours % 24 === 0 ? hoursText(hours) : m.wait_hours({ count: hours });

/** The place in the queue, and the usual wait: '3rd in the queue, usually within 2 days'. */
export const waitText = (position: number, most: number | null): string =>
  most === null
    ? m.wait_place({ position })
    : m.wait_place_within({ position, time: hoursText(most) });

/** A sentence for the message after submitting; undefined without an estimate. */
export const decidedWithin = (most: number | null | undefined): string | undefined =>
  most ? m.wait_decided_within({ time: hoursText(most) }) : undefined;
