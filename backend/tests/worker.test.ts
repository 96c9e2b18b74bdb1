import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLogContext, logContext } from '../src/base/logContext.ts';
import { startWorker, type Worker } from '../src/base/worker.ts';

const unexpected = (error: unknown) => expect.unreachable(`${error}`);

/** Work whose rounds last until the test ends them. */
const heldWork = () => {
  const rounds: Array<(wait?: number) => void> = [];
  const work = () => new Promise<number | undefined>((end) => rounds.push(end));
  return { work, rounds };
};

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs when woken, and once more when woken during a run', async () => {
  const { work, rounds } = heldWork();
  const worker = startWorker('test', work, unexpected);
  await settled();
  expect(rounds).toHaveLength(1);
  worker.wake();
  worker.wake();
  await settled();
  expect(rounds).toHaveLength(1);
  rounds[0]?.(60_000);
  await settled();
  expect(rounds).toHaveLength(2);
  rounds[1]?.();
  await settled();
  expect(rounds).toHaveLength(2);
  worker.wake();
  await settled();
  expect(rounds).toHaveLength(3);
});

it.each([
  [undefined, 60_000],
  [250, 250],
  [3_600_000, 60_000],
])('runs again after a result of %s in %d ms', async (wait, after) => {
  const { work, rounds } = heldWork();
  startWorker('test', work, unexpected);
  await settled();
  rounds[0]?.(wait);
  await vi.advanceTimersByTimeAsync(after - 1);
  expect(rounds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toHaveLength(2);
});

it('reports a failed run and continues', async () => {
  const failed = vi.fn();
  const work = vi.fn(() => Promise.reject(new Error('No database.')));
  const worker = startWorker('test', work, failed);
  await settled();
  expect(failed.mock.calls).toEqual([[new Error('No database.'), 1]]);
  worker.wake();
  await settled();
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it('runs outside of the call that wakes it, and its log lines name that call', async () => {
  const call = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const note = async () => {
    seen.push([call.getStore(), logContext()]);
    return undefined;
  };
  const worker = startWorker('test', note, unexpected);
  await settled();
  call.run('a transaction', () => inLogContext({ request: 'a call' }, worker.wake));
  await settled();
  expect(seen).toEqual([
    [undefined, { worker: 'test' }],
    [undefined, { worker: 'test', request: 'a call' }],
  ]);
});

it('stops after the current run and cannot be woken again', async () => {
  const { work, rounds } = heldWork();
  const signals: AbortSignal[] = [];
  const note = (signal: AbortSignal) => {
    signals.push(signal);
    return work();
  };
  const worker: Worker = startWorker('test', note, unexpected);
  await settled();
  worker.wake();
  const over = vi.fn();
  void worker.stop().then(over);
  await settled();
  expect([signals[0]?.aborted, over.mock.calls.length]).toEqual([true, 0]);
  rounds[0]?.();
  await settled();
  worker.wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([over.mock.calls.length, rounds.length]).toEqual([1, 1]);
});
