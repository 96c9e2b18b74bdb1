import { test } from '@playwright/test';

/** Whether the run tries every combination (`npm run sweep`) instead of one of each kind. */
export const isSweep = process.env.SWEEP === 'on';

/** The tag of a test that only a sweep runs; the comment above the test names what shows its facts otherwise. */
export const sweepOnly = { tag: '@sweep' } as const;

/** A step that only a sweep runs; the comment above it names what shows its facts otherwise. */
export const sweepStep: (title: string, body: () => Promise<void>) => Promise<unknown> = isSweep
  ? test.step
  : test.step.skip;
