import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { streamDownload } from '../src/base/download.ts';
import type { Context } from '../src/base/registry.ts';

it('other calls continue while a file is downloaded', async () => {
  const order: string[] = [];
  /** Each takes as long as a hundred rows, in one turn of the event loop. */
  async function* lines() {
    for (const line of ['1', '2', '3']) {
      const begun = performance.now();
      while (performance.now() - begun < 10);
      setImmediate(() => order.push('call'));
      order.push(line);
      yield line;
    }
  }
  let body: NodeJS.ReadableStream | undefined;
  const context = {
    set() {},
    set body(stream: NodeJS.ReadableStream) {
      body = stream;
    },
  };
  const file = { userId: 1, name: 'list.csv', type: 'text/csv' };
  await streamDownload(context as unknown as Context, file, async () => lines());
  expect(body && (await text(body))).toBe('123');
  expect(order.slice(0, 5)).toEqual(['1', 'call', '2', 'call', '3']);
});
