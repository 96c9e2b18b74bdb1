import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiResponse, callerOf } from '../tests/caller.ts';
import { type Bench, type MeasuredServer, startScript } from './bench.ts';
import { idsOf, saverOf } from './calls.ts';
import { heading, row, type Timing, time } from './timing.ts';

const ROUNDS = 5;
const CALLS = 200;

type Call = (n: number) => Promise<ApiResponse>;
type Calls = Record<'save' | 'detail' | 'list', Call>;

/** The calls of one client of a bare Strapi, at `url`. */
const bareCalls = (url: string, token: string, listings: number): Calls => {
  const client = callerOf(url, token);
  // As many as the product reads.
  const id = (n: number): string => `app${1 + (n % 100)}`;
  return {
    save: (n) =>
      client.put('/api/apps/app1', {
        data: {
          name: 'App 1',
          summary: 'A tool for small teams.',
          description: 'A tool for small teams that plan their days. '.repeat(8),
          link: 'https://bench.example',
          pricing: `$${n}/month`,
          nz: true,
        },
      }),
    detail: (n) => client.get(`/api/apps/${id(n)}?populate=*`),
    list: (n) =>
      client.get(
        `/api/apps?populate=*&sort=createdAt:desc&pagination[pageSize]=10&pagination[page]=${1 + ((n * 7) % (listings / 10))}`,
      ),
  };
};

const ourCalls = async ({ admin, vendors }: Bench, listings: number): Promise<Calls> => {
  const [vendor] = vendors;
  if (!vendor) throw new Error('There is no vendor.');
  const ids = idsOf(await admin.get('/apps?pagination[pageSize]=100'));
  return {
    save: await saverOf(vendor),
    detail: (n) => admin.get(`/apps/${ids[n % ids.length]}?populate=deep`),
    list: (n) => admin.get(`/apps?pagination[page]=${1 + ((n * 7) % (listings / 10))}`),
  };
};

const middle = (values: readonly number[]): string[] => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return [at(0.5), `${at(0)}-${at(1)}`];
};

/** What one caller gets from the product, as a share of what a bare Strapi with the same fields and as many rows gives, in turn. */
export const measureBare = async (bench: Bench, listings: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bare-'));
  const env = { LISTINGS: String(listings) };
  let bare: MeasuredServer | undefined;
  try {
    bare = await startScript({ file: 'bench/bareServer.ts', cwd: folder, env });
    const theirs = bareCalls(bare.url, readFileSync(join(folder, 'token'), 'utf8'), listings);
    const ours = await ourCalls(bench, listings);
    heading(
      `calls a second of those of a bare Strapi, ${listings.toLocaleString('en')} apps`,
      ...['median', 'range', 'ours', 'theirs', 'CPU ms', 'theirs'],
    );
    for (const kind of ['save', 'detail', 'list'] as const) {
      const rounds: { our: Timing; their: Timing }[] = [];
      const take = (server: MeasuredServer, call: Call) => time(server, { calls: CALLS, call });
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          our: await take(bench.server, ours[kind]),
          their: await take(bare, theirs[kind]),
        });
      const median = (value: (timing: (typeof rounds)[number]) => number) =>
        middle(rounds.map(value))[0] ?? '';
      row(kind, [
        ...middle(rounds.map(({ our, their }) => our.perSecond / their.perSecond)),
        median(({ our }) => our.perSecond),
        median(({ their }) => their.perSecond),
        median(({ our }) => our.cpu),
        median(({ their }) => their.cpu),
      ]);
    }
  } finally {
    await bare?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
