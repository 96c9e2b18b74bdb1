import type { Page } from '@playwright/test';
import { changePage } from '../../tools/lib/changePage.mjs';
import { arrive } from './usable/screens.ts';

declare global {
  interface Window {
    takeRenderProblems?: () => string[];
  }
}

/** Opens a page and lets the browser's translation and an extension change it, as they do once it has loaded. */
export async function openChanged(page: Page, address: string): Promise<void> {
  await arrive(page, address);
  await page.evaluate(changePage);
}

/** What React could not render since the last call; null if the page was loaded again meanwhile. */
export const renderProblems = (page: Page) =>
  page.evaluate(() => window.takeRenderProblems?.() ?? null);
