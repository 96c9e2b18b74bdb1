import type { Answer } from '../tests/caller.ts';
import type { Bench } from './bench.ts';
import { idsOf } from './calls.ts';
import { fillReviews } from './fill.ts';
import type { MeasuredServer } from './server.ts';
import { heading, row } from './table.ts';
import { type Timing, time } from './timing.ts';

const AMOUNTS = [0, 100, 10_000];
const CALLS = 150;
const ROUNDS = 4;
/** Of the processor, in milliseconds: less than what two runs of the same differ by. */
const NOISE = 0.5;

/** The least disturbed of some rounds; the first of them also warms up the program. */
const timeOften = async (server: MeasuredServer, call: () => Promise<Answer>): Promise<Timing> => {
  let best = await time(server, { calls: CALLS, call });
  for (let round = 1; round < ROUNDS; round += 1) {
    const next = await time(server, { calls: CALLS, call });
    if (next.cpu < best.cpu) best = next;
  }
  return best;
};

/** What one listing's reviews cost whoever asks for the listing: nothing that can be seen. */
export const measureReviews = async ({ server, dataDir, admin, vendors }: Bench): Promise<void> => {
  const [vendor] = vendors;
  if (!vendor) throw new Error('There is no vendor.');
  const [app] = idsOf(await vendor.get('/apps?sort=createdAt:asc'));
  if (app === undefined) throw new Error('The vendor has no app.');
  const slug = (await admin.get(`/apps/${app}`)).at('data.industries.0.slug');
  const only = `/apps?filters[id][$eq]=${app}`;
  const calls: Record<string, () => Promise<Answer>> = {
    'detail of the app': () => vendor.get(`/apps/${app}?populate=deep`),
    'list with the app in it': () => vendor.get('/apps?sort=createdAt:asc&populate=deep'),
    'list of the app alone': () => vendor.get(`${only}&populate=deep`),
    'its industry, a vendor': () => vendor.get(`/industries/${slug}?populate=deep`),
  };
  const found = new Map<string, Timing[]>();
  for (const amount of AMOUNTS) {
    fillReviews(dataDir, app, amount);
    const counted = Number((await vendor.get(`/apps/${app}`)).at('data.num_reviews'));
    if (counted !== amount) throw new Error(`${counted} reviews in place of ${amount}.`);
    for (const [what, call] of Object.entries(calls)) {
      const timings = found.get(what) ?? [];
      found.set(what, [...timings, await timeOften(server, call)]);
    }
  }
  heading('CPU ms, by reviews of the app', ...AMOUNTS.map((n) => n.toLocaleString('en')), 'goal');
  for (const [what, timings] of found) {
    const [first = 0, ...more] = timings.map(({ cpu }) => cpu);
    const met = more.every((cpu) => cpu <= first * 1.1 + NOISE);
    const cells = timings.map(({ cpu }) => cpu.toFixed(2));
    row(what, cells, { words: 'the same', met });
    row(
      '  bytes of the answer',
      timings.map(({ bytes }) => bytes.toLocaleString('en')),
    );
  }
};
