import { expect, test } from 'vitest';
import { cpuSecondsOf, grownParts, type Lane } from './lib/meter.mjs';

/** A part from one time to another, in which both cores are busy: `low` seconds at a lower priority, 10 % of all in the kernel. */
const part = (
  title: string,
  lane: Lane,
  [from, to]: [number, number],
  { low = 0, counted }: { low?: number; counted?: number } = {},
) => ({
  title,
  lane,
  from: { time: from, normal: 0, low: 0, kernel: 0 },
  to: { time: to, normal: 1.8 * (to - from) - low, low, kernel: 0.2 * (to - from) },
  ...(counted === undefined ? {} : { counted }),
});

test('the CPU seconds of a part are those of its priority, without what others counted themselves', () => {
  const counted = part('types', 'spare', [0, 10], { counted: 6 });
  const stories = part('stories', 'first', [0, 50], { low: 36 });
  const backend = part('backend', 'second', [0, 50], { low: 36 });
  expect(cpuSecondsOf([counted, stories, backend])).toEqual({ types: 6, stories: 60, backend: 34 });
});

test('a part that runs alone has all CPU seconds', () => {
  expect(cpuSecondsOf([part('backend', 'second', [0, 50], { low: 40 })])).toEqual({ backend: 100 });
});

test('parts of one lane that ran at the same time have no figure', () => {
  const unit = part('unit', 'first', [0, 10]);
  const stories = part('stories', 'first', [5, 20]);
  expect(cpuSecondsOf([unit, stories, part('faults', 'first', [20, 30])])).toEqual({ faults: 20 });
});

test('a part has grown if it takes more than recorded, by the speed of the machine', () => {
  const recorded = { types: 20, unit: 30, backend: 200, stories: 400, e2e: 200 };
  const twice = { types: 40, unit: 60, backend: 400, stories: 800, e2e: 400 };
  expect(grownParts(twice, recorded)).toEqual({ speed: 2, grown: [] });
  const more = { ...twice, backend: 500, faults: 1 };
  expect(grownParts(more, recorded)).toEqual({ speed: 2, grown: ['backend', 'faults'] });
  // A few parts tell nothing of the machine.
  expect(grownParts({ unit: 60 }, recorded)).toEqual({ speed: 1, grown: ['unit'] });
});
