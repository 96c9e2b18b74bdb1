import { expect, test } from 'vitest';
import { cpuSecondsOf, type Lane } from './lib/meter.mjs';

/** A part from one time to another; the machine takes two CPU seconds a second, `low` of them at a lower priority. */
const part = (
  title: string,
  lane: Lane,
  from: number,
  to: number,
  more: { low?: number; counted?: number } = {},
) => ({
  title,
  lane,
  from: { time: from, all: 2 * from, low: 0 },
  to: { time: to, all: 2 * to, low: more.low ?? 0 },
  ...(more.counted === undefined ? {} : { counted: more.counted }),
});

test('the CPU seconds of a part are those of its priority, without what others counted themselves', () => {
  const counted = part('types', 'spare', 0, 10, { counted: 6 });
  const stories = part('stories', 'first', 0, 50, { low: 40 });
  const backend = part('backend', 'second', 0, 50, { low: 40 });
  expect(cpuSecondsOf([counted, stories, backend])).toEqual({ types: 6, stories: 60, backend: 34 });
});

test('a part that runs alone has all CPU seconds, also those of the kernel', () => {
  expect(cpuSecondsOf([part('backend', 'second', 0, 50, { low: 40 })])).toEqual({ backend: 100 });
});

test('parts of one lane that ran at the same time have no figure', () => {
  const first = part('unit', 'first', 0, 10);
  expect(
    cpuSecondsOf([first, part('stories', 'first', 5, 20), part('faults', 'first', 20, 30)]),
  ).toEqual({ faults: 20 });
});
