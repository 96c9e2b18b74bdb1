import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Caller, call } from '../tests/caller.ts';
import type { Bench } from './bench.ts';
import { idsOf, saverOf } from './calls.ts';

/** What people got, and how long they waited. */
export interface Tally {
  times: number[];
  errors: string[];
}

type Deed = (n: number) => Promise<Answer>;

/** The same numbers in every run. */
const dice = (seed: number) => {
  let state = Math.imul(seed + 1, 2_654_435_761);
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

/** A draft that is written and thrown away again. */
const draftOf =
  (vendor: Caller): Deed =>
  async (n) => {
    const data = { name: `Draft ${n}`, summary: 'Not yet.', draft: true };
    const made = await vendor.post('/apps', { data }, { 'Idempotency-Key': randomUUID() });
    return made.status === 201 ? vendor.delete(`/apps/${made.at('data.id')}`) : made;
  };

/** Somebody comes, reloads the page, and signs out. */
const visit =
  (url: string, signIn: () => Promise<Answer>): Deed =>
  async () => {
    const came = await signIn();
    if (came.status !== 200) return came;
    const reloaded = await call(url, 'POST', '/auth/refresh', {
      headers: { cookie: came.cookie ?? '' },
    });
    if (reloaded.status !== 200) return reloaded;
    const headers = {
      cookie: reloaded.cookie ?? '',
      authorization: `Bearer ${reloaded.at('jwt')}`,
    };
    return call(url, 'POST', '/auth/logout', { headers });
  };

/** Each as often as it stands here: most look, some write. */
const deedsOf = async (bench: Bench, index: number, vendor: Caller): Promise<Deed[]> => {
  const ids = idsOf(await vendor.get('/apps'));
  const save = await saverOf(vendor);
  const get =
    (path: string): Deed =>
    () =>
      vendor.get(path);
  const detail: Deed = (n) => vendor.get(`/apps/${ids[n % ids.length]}`);
  const views = `/analytics/apps/${ids[0]}?start_date=2026-10-01&end_date=2026-10-30`;
  return [
    ...Array.from({ length: 4 }, () => get('/apps')),
    ...Array.from({ length: 4 }, () => detail),
    get('/pending/apps?sort=updatedAt:desc'),
    get('/pending/apps'),
    get('/services'),
    get('/apps?_q=a&pagination[page]=2'),
    get('/me/counts'),
    get('/users/me'),
    get('/industries'),
    get(views),
    save,
    save,
    draftOf(vendor),
    visit(bench.server.url, () => bench.signInAs(index)),
  ];
};

/** Why a call got no answer at all. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}: ${error.cause}` : String(error);

/** Somebody who does one thing after another, with a moment between, until `isOver`. */
const useIt = async (
  deeds: readonly Deed[],
  seed: number,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> => {
  const roll = dice(seed);
  for (let n = 0; !isOver(); n += 1) {
    await wait(300 + roll(700));
    const begun = performance.now();
    const answer = await deeds[roll(deeds.length)]?.(n).catch(reasonOf);
    tally.times.push(performance.now() - begun);
    if (typeof answer === 'string') tally.errors.push(answer);
    else if (answer && answer.status >= 300) tally.errors.push(`${answer.status} ${answer.text}`);
  }
};

/** Everybody at once; resolves when the last of them has stopped. */
export const letThemWork = async (
  bench: Bench,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> => {
  const deeds = await Promise.all(
    bench.vendors.map((vendor, index) => deedsOf(bench, index, vendor)),
  );
  await Promise.all(deeds.map((own, index) => useIt(own, index, tally, isOver)));
};
