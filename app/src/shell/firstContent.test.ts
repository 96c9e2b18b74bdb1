import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstContent } from './firstContent.ts';

let logo = new EventTarget();

beforeEach(() => {
  logo = Object.assign(new EventTarget(), { complete: false, loading: 'eager' });
  const lazy = { complete: false, loading: 'lazy' };
  vi.stubGlobal('document', { images: [logo, lazy], fonts: { ready: Promise.resolve() } });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the first content is there once the page has loaded, no call follows another and its images are there', async () => {
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
  await new Promise((resolve) => setTimeout(resolve));
  expect(events).toEqual(['unsubscribed', 'asked', 'asked', 'asked']);
  logo.dispatchEvent(new Event('load'));
  await shown;
});
