import type { Answer, Caller } from '../tests/caller.ts';
import type { Bench } from './bench.ts';
import { type Goal, timingHeading, timingRow } from './table.ts';
import { time } from './timing.ts';

const LIST_CPU = 10;
const AT_ONCE = 8;

type Call = (n: number, lane: number) => Promise<Answer>;

interface Kind {
  what: string;
  calls: number;
  call: Call;
  goal?: (cpu: number) => Goal;
}

export const idsOf = (answer: Answer): number[] => {
  const data = answer.at('data');
  return Array.isArray(data) ? data.map(({ id }) => Number(id)) : [];
};

/** Saves the first of a vendor's apps as the form does: everything of it, and another price each time. */
export const saverOf = async (vendor: Caller): Promise<(n: number) => Promise<Answer>> => {
  const [id] = idsOf(await vendor.get('/apps'));
  const read = await vendor.get(`/pending/apps/${id}`);
  const names = ['name', 'summary', 'description', 'link'];
  const same = Object.fromEntries(names.map((name) => [name, read.at(`data.${name}`)]));
  let version = Number(read.at('data.version'));
  return async (n) => {
    const data = { ...same, pricing: `$${n}/month`, nz: true, version };
    const answer = await vendor.put(`/apps/${id}`, { data });
    version = Number(answer.at('data.version'));
    return answer;
  };
};

const list = (what: string, call: Call): Kind => ({
  what: `list of 10 ${what}`,
  calls: 400,
  call,
  goal: (cpu) => ({ words: `CPU ${LIST_CPU} ms`, met: cpu <= LIST_CPU }),
});

/** What people do all day. */
export const measureCalls = async (
  { server, admin, vendors, signInAs }: Bench,
  listings: number,
): Promise<void> => {
  const details = idsOf(await admin.get('/apps?pagination[pageSize]=100'));
  const savers = await Promise.all(vendors.slice(0, AT_ONCE).map(saverOf));
  const of = <T>(things: readonly T[], n: number): T => {
    const thing = things[n % things.length];
    if (thing === undefined) throw new Error('There is nobody to make the calls.');
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
