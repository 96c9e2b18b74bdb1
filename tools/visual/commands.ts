import process from 'node:process';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommandContext } from 'vitest/node';
import { openBaselines } from './baselines.mjs';

const modes = ['compare', 'update', 'other'] as const;
const take = openBaselines(modes.find((mode) => mode === process.env.SCREENSHOTS) ?? 'compare');
const pending = new WeakMap<Page, { count: number; started: number }>();

/** Counts the requests of a page: those that have not ended, and all. */
function watchRequests(page: Page): { count: number; started: number } {
  const known = pending.get(page);
  if (known) return known;
  const requests = { count: 0, started: 0 };
  pending.set(page, requests);
  const ended = () => {
    requests.count = Math.max(0, requests.count - 1);
  };
  page.on('request', () => {
    requests.count += 1;
    requests.started += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return requests;
}

type Command<Args extends unknown[], Result> = (
  context: BrowserCommandContext,
  ...args: Args
) => Promise<Result>;

/** Starts a story: counts its requests, and presses a key, since `:focus-visible` depends on the input before. */
const beginStory: Command<[], void> = async ({ page }) => {
  watchRequests(page);
  await page.keyboard.press('F9');
};

/** The requests of the page that have not ended, and how many it has made. */
const requests: Command<[], { count: number; started: number }> = async ({ page }) => ({
  ...watchRequests(page),
});

const emulateForcedColors: Command<[on: boolean], void> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none' });
};

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Captures the page, and compares it with its baseline or records it. Returns what differs. Playwright's own command would look for
 * the best compression, a third of the work, of pictures of which only the hash is kept.
 */
const compareScreenshot: Command<[name: string], string | null> = async ({ page }, name) => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: false,
    optimizeForSpeed: true,
  });
  return take(name, Buffer.from(data, 'base64'));
};

/** What the page of a story asks of the test process. */
export const commands = { beginStory, requests, emulateForcedColors, compareScreenshot };

type OnPage<Commands> = {
  [Name in keyof Commands]: Commands[Name] extends Command<infer Args, infer Result>
    ? (...args: Args) => Promise<Result>
    : never;
};

declare module 'vitest/browser' {
  interface BrowserCommands extends OnPage<typeof commands> {}
}
