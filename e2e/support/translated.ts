import type { Page } from '@playwright/test';
import { changePage } from '../../tools/lib/changePage.mjs';
import { arrive } from './usable/screens.ts';

declare global {
  interface Window {
    takeRenderProblems?: () => string[];
  }
}

/** Lets the browser's translation and an extension change the page, now and whenever it renders. */
export const change = (page: Page) => page.evaluate(changePage);

/** Opens a page and changes it, as translation does once a page has loaded. */
export async function openChanged(page: Page, address: string): Promise<void> {
  await arrive(page, address);
  await change(page);
}

/** What React could not render since the last call; null if the page was loaded again meanwhile. */
export const renderProblems = (page: Page) =>
  page.evaluate(() => window.takeRenderProblems?.() ?? null);
