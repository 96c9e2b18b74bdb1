import { expect, it } from 'vitest';
import { shareNext } from '../src/base/shareNext.ts';

it('shares the next run, and never one that began before the call', async () => {
  const runs: { key: string; end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const find = shareNext(
    (key) => new Promise<string>((end, fail) => runs.push({ key, end, fail })),
  );
  const first = find('a');
  const [second, third] = [find('a'), find('a')];
  const other = find('b');
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b']);
  runs[1]?.end('b');
  runs[0]?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  expect(await other).toBe('b');
  expect(runs).toHaveLength(3);
  const fourth = find('a');
  runs[2]?.end('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  expect(runs).toHaveLength(4);
  runs[3]?.end('newest');
  expect(await fourth).toBe('newest');
});
