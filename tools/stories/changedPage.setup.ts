import { afterEach, expect } from 'vitest';
import { changePage } from '../lib/changePage.mjs';

declare global {
  interface Window {
    takeRenderProblems?: () => string[];
  }
}

if (!window.takeRenderProblems) changePage();

afterEach(() => {
  expect(window.takeRenderProblems?.()).toEqual([]);
});
