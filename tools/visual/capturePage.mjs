import { join } from 'node:path';
import { build } from 'vite';
import { clipped, overflowing } from '../../e2e/support/usable/looks.ts';
import { root } from '../lib/runtime.mjs';
import { check, countTimers, ownWidth, rest, setClock, show, skipPlay, turn } from './inPage.mjs';
import { sizes } from './stories.mjs';

/** The time at which every story starts, so that screenshots do not depend on the date. */
const startTime = new Date('2026-11-20T00:00:00Z');
/** Milliseconds that Storybook has for any one thing. */
export const timeout = 120_000;
/** Milliseconds: shorter timers, such as a search delay, run before the screenshot. */
const soon = 1000;
/** CSS pixels: of higher pages only the viewport is captured. */
const longest = 8000;
const layouts = /** @type {const} */ ([
  { size: 'wide', mirrored: false },
  { size: 'wide', mirrored: true },
  { size: 'phone', mirrored: true },
  { size: 'phone', mirrored: false },
]);

/**
 * Opens a page that captures one story after another, since opening Storybook for each would take most of the time.
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {{ checks?: string, language?: string }} [options] `checks`: script of `bundleChecks`, without it stories are only
 *   captured; `language`: of the toolbar, default english
 */
export async function openCapturePage(browser, url, { checks, language = 'english' } = {}) {
  const context = await browser.newContext({
    viewport: sizes.wide,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'UTC',
    // Tells Storybook's preview that it is tested: it then ends animations at once and does not run axe.
    userAgent: 'Screenshots StorybookTestRunner',
  });
  await context.addInitScript(setClock, startTime.getTime());
  await context.addInitScript(countTimers, { longest: soon, held: 20, most: timeout * 0.8 });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  let pending = 0;
  page.on('request', () => {
    pending += 1;
  });
  for (const end of /** @type {const} */ (['requestfinished', 'requestfailed'])) {
    page.on(end, () => {
      pending -= 1;
    });
  }
  await page.goto(`${url}/iframe.html?viewMode=story&globals=language:${language}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(
    async (globals) => {
      const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
      await preview.ready();
      // Storybook reads the globals of an address only together with a story.
      preview.channel.emit('updateGlobals', { globals });
      // After 100 ms Storybook would hide a story that is still being measured and played.
      const showPreparing = preview.view.showPreparingStory.bind(preview.view);
      preview.view.showPreparingStory = (/** @type {{ immediate?: boolean }} */ options) =>
        options?.immediate && showPreparing(options);
      // A story may measure its text at once.
      await Promise.all([...document.fonts].map((font) => font.load()));
    },
    { language },
  );
  if (checks) await page.evaluate(checks);
  let now = sizes.wide;
  let before = '';

  /** Waits until the page is stable and nothing is loading. Returns its height. @param {string} theme */
  const settle = async (theme) => {
    for (;;) {
      const height = await page.evaluate(rest, theme);
      if (pending === 0) return height;
    }
  };

  const resize = async (/** @type {{ width: number, height: number }} */ next) => {
    if (next.width === now.width && next.height === now.height) return;
    now = next;
    await page.setViewportSize(next);
    // The page is resized asynchronously.
    await page.waitForFunction(
      ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
      next,
    );
  };

  let emulating = false;
  /** Turns forced colors and right-to-left text on or off. @param {{ forcedColours?: boolean, mirrored?: boolean }} wanted */
  const emulate = async ({ forcedColours = false, mirrored = false }) => {
    if (!emulating && !forcedColours && !mirrored) return;
    emulating = forcedColours || mirrored;
    await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
    await page.evaluate(turn, mirrored ? 'rtl' : 'ltr');
  };

  return {
    /**
     * Shows a story once, captures its screenshots and returns its problems. For the phone size the story is played wide, then
     * the viewport shrinks.
     * @param {import('./stories.mjs').StoryShot} storyShot @param {(screenshot: import('./stories.mjs').Screenshot, image: Buffer) => void} onScreenshot
     * @returns {Promise<string[]>}
     */
    async take({ id, screenshots }, onScreenshot) {
      const own = await page.evaluate(ownWidth, id);
      await resize({ ...sizes.wide, width: own ?? sizes.wide.width });
      await emulate({});
      // A key press makes :focus-visible apply; otherwise it would depend on the story before.
      await page.keyboard.press('F9');
      await within(page.evaluate(show, { id, again: id === before }));
      before = id;
      /** @type {string[]} */
      let problems = [];
      if (checks) {
        problems = await within(page.evaluate(check, id));
      }
      let layout = '';
      for (const screenshot of screenshots) {
        const size = sizes[screenshot.size];
        const window = screenshot.size === 'wide' ? { ...size, width: own ?? size.width } : size;
        const { theme, name: _, ...next } = screenshot;
        // Between two themes only colors change: the viewport keeps the height of the page.
        const keepsHeight = layout === JSON.stringify(next);
        layout = JSON.stringify(next);
        if (!keepsHeight) {
          await resize(window);
          await emulate(screenshot);
        }
        const height = await within(settle(theme));
        // Resize the viewport to the page: a full-page screenshot would resize it briefly, which the page reacts to.
        if (!keepsHeight && height > window.height && height <= longest) {
          await resize({ ...window, height });
          await within(settle(theme));
        }
        onScreenshot(screenshot, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      }
      return problems;
    },
    /**
     * Shows a story without its play function, which finds texts in English, and measures it at both widths in both
     * directions. Returns what overflows.
     * @param {string} id @returns {Promise<string[]>}
     */
    async measure(id) {
      await resize(sizes.wide);
      await emulate({});
      await page.evaluate(skipPlay, id);
      await within(page.evaluate(show, { id, again: id === before }));
      before = id;
      /** @type {string[]} */
      const problems = [];
      for (const { size, mirrored } of layouts) {
        await resize(sizes[size]);
        await emulate({ mirrored });
        await within(settle('light'));
        const found = [...(await page.evaluate(overflowing)), ...(await page.evaluate(clipped))];
        const layout = `${sizes[size].width} px${mirrored ? ', right to left' : ''}`;
        problems.push(...found.map((problem) => `${layout}: ${problem}`));
      }
      return problems;
    },
    close: () => context.close(),
  };
}

/** The checks of `tools/stories/checks.ts` as one script that sets `window.storyChecks`. @returns {Promise<string>} */
export async function bundleChecks() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'tools/stories/checks.ts'), name: 'storyChecks', formats: ['iife'] },
    },
  });
  const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (built);
  // A declaration would be scoped to the evaluate call.
  return `${output[0].code}\nwindow.storyChecks = storyChecks;`;
}

/** Rejects after the timeout. @template T @param {Promise<T>} work @returns {Promise<T>} */
function within(work) {
  /** @type {NodeJS.Timeout} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('it takes longer than two minutes')), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
