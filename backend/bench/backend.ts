// Measures the backend: npm run bench:backend, or parts of it: npm run bench:backend -- calls memory --minutes 2
// Prints results with their goals. They depend on the machine, so missing one is no failure.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBare } from './bare.ts';
import { prepare } from './bench.ts';
import { measureCalls, measureReviews, measureViews } from './calls.ts';
import { fillViews } from './fill.ts';
import { measureMemory } from './memory.ts';
import { measureNotifications } from './notifications.ts';
import { measureUploads } from './uploads.ts';

const PARTS = ['calls', 'bare', 'reviews', 'memory', 'notifications', 'views', 'uploads'] as const;
const SMALL = 1_000;
const LARGE = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    /** Days of views. */
    rows: { type: 'string', default: '10000000' },
    /** A folder for CPU profiles. */
    profiles: { type: 'string' },
  },
});
type Part = (typeof PARTS)[number];
const wanted = (part: Part): boolean => positionals.length === 0 || positionals.includes(part);
const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
if (unknown) throw new Error(`There is no part "${unknown}". Parts: ${PARTS.join(', ')}.`);

const load = (): string => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

console.log(`Load of the machine at the start: ${load()}`);
const product = await prepare({ profiles: values.profiles });
try {
  if (wanted('calls')) await product.on(SMALL, (bench) => measureCalls(bench, SMALL));
  if ((['calls', 'bare', 'reviews', 'memory'] satisfies Part[]).some(wanted))
    await product.on(LARGE, async (bench) => {
      if (wanted('calls')) await measureCalls(bench, LARGE);
      if (wanted('bare')) await measureBare(bench, LARGE);
      if (wanted('reviews')) await measureReviews(bench);
      if (wanted('memory')) await measureMemory(bench, Number(values.minutes));
    });
  if (wanted('notifications')) await product.on(SMALL, measureNotifications);
  if (wanted('views')) {
    const rows = Number(values.rows);
    fillViews(product.dataDir, rows);
    await product.on(SMALL, (bench) => measureViews(bench, rows));
  }
  if (wanted('uploads')) await product.on(SMALL, measureUploads);
} finally {
  product.remove();
}
console.log(`\nLoad of the machine at the end: ${load()}`);
