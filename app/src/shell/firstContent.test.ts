import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstContent } from './firstContent.ts';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the first content is there once the page has loaded and no call follows another', async () => {
  const events: string[] = [];
  let initialize: () => void = () => undefined;
  const router = {
    state: { initialized: false },
    subscribe(changed: (state: { initialized: boolean }) => void) {
      initialize = () => changed({ initialized: true });
      return () => events.push('unsubscribed');
    },
  };
  const waits = [true, true, false];
  const quiet = async () => {
    events.push('asked');
    return waits.shift() ?? false;
  };
  const shown = firstContent(router, { quiet }).then(() => events.push('shown'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(events).toEqual([]);
  initialize();
  await shown;
  expect(events).toEqual(['unsubscribed', 'asked', 'asked', 'asked', 'shown']);
});
