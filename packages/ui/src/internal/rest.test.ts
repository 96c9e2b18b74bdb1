import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdUntil, whenAtRest } from './rest.ts';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const turns = () => new Promise((resolve) => setTimeout(resolve));

test('work waits for the first content, runs one after another, and can be cancelled', async () => {
  let show: () => void = () => undefined;
  holdUntil(
    new Promise((resolve) => {
      show = () => resolve(undefined);
    }),
  );
  const events: string[] = [];
  let end: () => void = () => undefined;
  whenAtRest(() => {
    events.push('first begins');
    return new Promise((resolve) => {
      end = () => resolve(undefined);
    });
  });
  const cancel = whenAtRest(async () => events.push('cancelled'));
  whenAtRest(async () => events.push('last'));
  await turns();
  expect(events).toEqual([]);
  cancel();
  show();
  await turns();
  expect(events).toEqual(['first begins']);
  end();
  await turns();
  expect(events).toEqual(['first begins', 'last']);
});

test('neither failed content nor failed work holds up the rest', async () => {
  holdUntil(Promise.reject(new Error('offline')));
  const events: string[] = [];
  whenAtRest(() => Promise.reject(new Error('not loaded')));
  whenAtRest(async () => events.push('next'));
  await turns();
  expect(events).toEqual(['next']);
});
