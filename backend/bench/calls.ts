import type { ApiResponse, Caller } from '../tests/caller.ts';
import type { Bench, MeasuredServer } from './bench.ts';
import { fillReviews, LAST_DAY } from './fill.ts';
import { type Goal, heading, row, type Timing, time, timingHeading, timingRow } from './timing.ts';

const LIST_CPU = 10;
const AT_ONCE = 8;

type Call = (n: number, lane: number) => Promise<ApiResponse>;

interface Kind {
  what: string;
  calls: number;
  call: Call;
  goal?: (cpu: number) => Goal;
}

export const idsOf = (response: ApiResponse): number[] => {
  const data = response.at('data');
  return Array.isArray(data) ? data.map(({ id }) => Number(id)) : [];
};

/** Saves all fields of a vendor's first app, with another price each time. */
export const saverOf = async (vendor: Caller): Promise<(n: number) => Promise<ApiResponse>> => {
  const [id] = idsOf(await vendor.get('/apps'));
  const read = await vendor.get(`/pending/apps/${id}`);
  const names = ['name', 'summary', 'description', 'link'];
  const same = Object.fromEntries(names.map((name) => [name, read.at(`data.${name}`)]));
  let version = Number(read.at('data.version'));
  return async (n) => {
    const data = { ...same, pricing: `$${n}/month`, nz: true, version };
    const response = await vendor.put(`/apps/${id}`, { data });
    version = Number(response.at('data.version'));
    return response;
  };
};

const list = (what: string, call: Call): Kind => ({
  what: `list of 10 ${what}`,
  calls: 400,
  call,
  goal: (cpu) => ({ words: `CPU ${LIST_CPU} ms`, met: cpu <= LIST_CPU }),
});

/** The most frequent calls. */
export const measureCalls = async (
  { server, admin, vendors, signInAs }: Bench,
  listings: number,
): Promise<void> => {
  const details = idsOf(await admin.get('/apps?pagination[pageSize]=100'));
  const savers = await Promise.all(vendors.slice(0, AT_ONCE).map(saverOf));
  const of = <T>(things: readonly T[], n: number): T => {
    const thing = things[n % things.length];
    if (thing === undefined) throw new Error('There are no callers.');
    return thing;
  };
  const page = (type: string): Call => {
    const pages = listings / 10;
    return (n) => admin.get(`/${type}?pagination[page]=${1 + ((n * 7) % pages)}`);
  };
  const kinds: Kind[] = [
    list('apps, a vendor', (n) => of(vendors, n).get('/apps')),
    list('apps, an admin', page('apps')),
    list('services, an admin', page('services')),
    list('pending apps, a vendor', (n) => of(vendors, n).get('/pending/apps')),
    { what: 'detail of an app', calls: 400, call: (n) => admin.get(`/apps/${of(details, n)}`) },
    { what: 'save of an app', calls: 200, call: (n, lane) => of(savers, lane)(n) },
    { what: 'sign-in', calls: 40, call: (n) => signInAs(n) },
  ];
  for (const atOnce of [1, AT_ONCE]) {
    const callers = atOnce === 1 ? 'one caller' : `${atOnce} at once`;
    timingHeading(`${listings.toLocaleString('en')} apps and services each, ${callers}`);
    for (const { what, calls, call, goal } of kinds) {
      const timing = await time(server, { calls, atOnce, call });
      timingRow(what, timing, goal?.(timing.cpu));
    }
  }
};

const AMOUNTS = [0, 100, 10_000];
const CALLS = 150;
const ROUNDS = 4;
/** Milliseconds of CPU by which two equal runs may differ. */
const NOISE = 0.5;

/** The fastest of several rounds. */
const timeOften = async (
  server: MeasuredServer,
  call: () => Promise<ApiResponse>,
): Promise<Timing> => {
  let best = await time(server, { calls: CALLS, call });
  for (let round = 1; round < ROUNDS; round += 1) {
    const next = await time(server, { calls: CALLS, call });
    if (next.cpu < best.cpu) best = next;
  }
  return best;
};

/** The cost of a listing's reviews in calls that return the listing. The goal is none. */
export const measureReviews = async ({ server, dataDir, admin, vendors }: Bench): Promise<void> => {
  const [vendor] = vendors;
  if (!vendor) throw new Error('There is no vendor.');
  const [app] = idsOf(await vendor.get('/apps?sort=createdAt:asc'));
  if (app === undefined) throw new Error('The vendor has no app.');
  const slug = (await admin.get(`/apps/${app}`)).at('data.industries.0.slug');
  const only = `/apps?filters[id][$eq]=${app}`;
  const calls: Record<string, () => Promise<ApiResponse>> = {
    'detail of the app': () => vendor.get(`/apps/${app}?populate=deep`),
    'list with the app in it': () => vendor.get('/apps?sort=createdAt:asc&populate=deep'),
    'list of the app alone': () => vendor.get(`${only}&populate=deep`),
    'its industry, a vendor': () => vendor.get(`/industries/${slug}?populate=deep`),
  };
  const found = new Map<string, Timing[]>();
  for (const amount of AMOUNTS) {
    fillReviews(dataDir, app, amount);
    const counted = Number((await vendor.get(`/apps/${app}`)).at('data.num_reviews'));
    if (counted !== amount) throw new Error(`${counted} reviews instead of ${amount}.`);
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
      '  bytes of the response',
      timings.map(({ bytes }) => bytes.toLocaleString('en')),
    );
  }
};

/** Thirty days of one listing. */
export const measureViews = async ({ server, admin }: Bench, rows: number): Promise<void> => {
  const ids = idsOf(await admin.get('/apps?pagination[pageSize]=20&sort=createdAt:asc'));
  const range = `start_date=2026-10-22&end_date=${LAST_DAY}`;
  timingHeading(`${rows.toLocaleString('en')} days of views`);
  const call = (n: number) => admin.get(`/analytics/apps/${ids[n % ids.length]}?${range}`);
  timingRow('30 days of an app', await time(server, { calls: 200, call }));
};
