import { expect, test } from 'vitest';
import { endServer } from '../src/base/endServer.ts';

test('a server accepts what waits before it stops to listen', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('accepted'));
  await endServer({
    close(done: () => void) {
      order.push('closed');
      done();
    },
    closeIdleConnections: () => undefined,
  });
  expect(order).toEqual(['accepted', 'closed']);
});
