import axe from 'axe-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { enforcePolicy } from './policy.ts';

/**
 * The product's font. In the runner's page the rule of the styles ends in a network error although its file comes,
 * and a machine's own fonts are as wide as they like.
 */
const letters = new FontFace(
  'Inter Variable',
  'url(/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2)',
  { weight: '100 900' },
);
beforeAll(async () => {
  document.fonts.add(await letters.load());
});

const takeViolations = enforcePolicy();

/**
 * axe sees the theme on screen only. What differs between the themes are colours, so contrast is
 * checked once more in the dark after each story has been played.
 */
afterEach(async () => {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = 'dark';
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['[data-aria-hidden="true"]'] },
    { runOnly: ['color-contrast'], preload: false, resultTypes: ['violations'] },
  );
  root.dataset.theme = before;
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(found, 'contrast in the dark theme').toEqual([]);
});

afterEach(() => {
  expect(takeViolations(), 'against the security policy').toEqual([]);
});
