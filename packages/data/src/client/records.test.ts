import { expect, test } from 'vitest';
import { maxPages } from '../schemas/limits.ts';
import { allPages } from './records.ts';

/** A list of so many pages whose responses the test resolves. */
function pagedList(pageCount: number) {
  const waiting = new Map<number, () => void>();
  const asked: number[] = [];
  const load = (page: number, signal: AbortSignal) =>
    new Promise<{
      rows: string[];
      pagination: { page: number; pageSize: number; pageCount: number; total: number };
    }>((resolve, reject) => {
      asked.push(page);
      const pagination = { page, pageSize: 1, pageCount, total: pageCount };
      waiting.set(page, () =>
        resolve({ rows: page > pageCount ? [] : [`row ${page}`], pagination }),
      );
      signal.addEventListener('abort', () => {
        waiting.delete(page);
        reject(signal.reason);
      });
    });
  async function response(page: number) {
    waiting.get(page)?.();
    waiting.delete(page);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  return { load, asked, response, inFlight: () => [...waiting.keys()] };
}

// Rows: 7.2, 9.3
test('two pages are loading at a time, once the first has told how many there are', async () => {
  const list = pagedList(5);
  const rows = allPages({ load: list.load });
  const seen = [list.inFlight()];
  for (const page of [1, 2, 3, 4]) {
    await list.response(page);
    seen.push(list.inFlight());
  }
  await list.response(5);
  expect(seen).toEqual([[1], [2, 3], [3, 4], [4, 5], [5]]);
  expect(await rows).toEqual(['row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
});

test('rows are passed on in order, the first before the second page is requested', async () => {
  const list = pagedList(3);
  const shown: string[] = [];
  const askedWhenShown: number[][] = [];
  const rows = allPages({
    load: list.load,
    onPage: (page) => {
      shown.push(...page);
      askedWhenShown.push([...list.asked]);
    },
  });
  await list.response(1);
  await list.response(3);
  expect(shown).toEqual(['row 1']);
  await list.response(2);
  await rows;
  expect(shown).toEqual(['row 1', 'row 2', 'row 3']);
  expect(askedWhenShown[0]).toEqual([1]);
});

test('a list of one page is one request', async () => {
  const list = pagedList(1);
  const rows = allPages({ load: list.load });
  await list.response(1);
  expect(await rows).toEqual(['row 1']);
  expect(list.asked).toEqual([1]);
});

test('a list that became shorter aborts the request for a missing page', async () => {
  const list = pagedList(3);
  const rows = allPages({
    load: async (page, signal) => {
      const loaded = await list.load(page, signal);
      const { pagination } = loaded;
      return page === 2 ? { ...loaded, pagination: { ...pagination, pageCount: 2 } } : loaded;
    },
  });
  await list.response(1);
  await list.response(2);
  expect(list.inFlight()).toEqual([]);
  expect(await rows).toEqual(['row 1', 'row 2']);
});

test('an abort stops the requests', async () => {
  const list = pagedList(9);
  const stop = new AbortController();
  const rows = allPages({ load: list.load, signal: stop.signal });
  await list.response(1);
  stop.abort(new Error('left the page'));
  await expect(rows).rejects.toThrow('left the page');
  expect(list.inFlight()).toEqual([]);
  expect(list.asked).toEqual([1, 2, 3]);
});

test('a failed page fails the list and aborts the other request', async () => {
  const stopped: number[] = [];
  const pagination = { page: 1, pageSize: 1, pageCount: 3, total: 3 };
  const rows = allPages({
    load: async (page, signal) => {
      if (page === 1) return { rows: [page], pagination };
      if (page === 2) throw new Error('page 2 is broken');
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          stopped.push(page);
          reject(signal.reason);
        });
      });
    },
  });
  await expect(rows).rejects.toThrow('page 2 is broken');
  expect(stopped).toEqual([3]);
});

test('a list with too many pages is cut and reported once', async () => {
  const reports: string[] = [];
  let asked = 0;
  const rows = await allPages({
    report: (problem) => reports.push(problem),
    load: async (page) => {
      asked += 1;
      return { rows: [page], pagination: { page, pageSize: 1, pageCount: 5_000, total: 5_000 } };
    },
  });
  expect([asked, rows.length]).toEqual([maxPages, maxPages]);
  expect(reports).toEqual(['A list of 5000 pages was cut after 1000']);
});
