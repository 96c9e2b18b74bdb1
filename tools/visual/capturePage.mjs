import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/runtime.mjs';
import { check, countTimers, ownWidth, rest, setClock, show, turn } from './inPage.mjs';
import { sizes } from './stories.mjs';

/** When every story begins: nothing on a picture may depend on the day it is taken. */
const moment = new Date('2026-11-20T00:00:00Z');
const patience = 30_000;
/** What is due within this many milliseconds, a search at rest for one, still belongs to the picture. */
const soon = 1000;
/** Pages higher than this, in CSS pixels, are taken as far as the window shows them. */
const longest = 8000;

/**
 * A page that stays open while story after story is shown in it: opening the workbench anew for each would take
 * most of the time.
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {string} [checks] script of `bundleChecks`; without it stories are only shown
 */
export async function openCapturePage(browser, url, checks) {
  const context = await browser.newContext({
    viewport: sizes.wide,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'UTC',
    // By this word the workbench knows that it is watched by a machine: it stops animations at their end, and leaves axe to the checks.
    userAgent: 'Pictures StorybookTestRunner',
  });
  await context.addInitScript(setClock, moment.getTime());
  await context.addInitScript(countTimers, { longest: soon, held: 20 });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  let underway = 0;
  page.on('request', () => {
    underway += 1;
  });
  for (const end of /** @type {const} */ (['requestfinished', 'requestfailed'])) {
    page.on(end, () => {
      underway -= 1;
    });
  }
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
    await preview.ready();
    // Once the page is late by a tenth of a second, it would hide a story that is being measured and played.
    const showPreparing = preview.view.showPreparingStory.bind(preview.view);
    preview.view.showPreparingStory = (/** @type {{ immediate?: boolean }} */ options) =>
      options?.immediate && showPreparing(options);
    // A story may measure its emails at once.
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
  if (checks) await page.evaluate(checks);
  let now = sizes.wide;
  let before = '';

  /** At rest, with every part here that is fetched only when it is shown. @param {string} theme */
  const calm = async (theme) => {
    for (;;) {
      const height = await page.evaluate(rest, theme);
      if (underway === 0) return height;
    }
  };

  const resize = async (/** @type {{ width: number, height: number }} */ next) => {
    if (next.width === now.width && next.height === now.height) return;
    now = next;
    await page.setViewportSize(next);
    // The page hears of it a little later.
    await page.waitForFunction(
      ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
      next,
    );
  };

  let dressed = false;
  /** Forced colours and the other direction of writing, or back. @param {{ forcedColours?: boolean, mirrored?: boolean }} wanted */
  const dress = async ({ forcedColours = false, mirrored = false }) => {
    if (!dressed && !forcedColours && !mirrored) return;
    dressed = forcedColours || mirrored;
    await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
    await page.evaluate(turn, mirrored ? 'rtl' : 'ltr');
  };

  return {
    /**
     * Shows a story once and takes its pictures. On a phone it is what a turned or narrowed window shows:
     * the story has been played wide, then the window shrinks. Returns what is wrong with the story.
     * @param {import('./stories.mjs').Sitting} sitting @param {(picture: import('./stories.mjs').Picture, image: Buffer) => void} onPicture
     * @returns {Promise<string[]>}
     */
    async take({ id, pictures }, onPicture) {
      const own = await page.evaluate(ownWidth, id);
      await resize({ ...sizes.wide, width: own ?? sizes.wide.width });
      await dress({});
      // After a key, whatever has the focus shows it; without one that depends on what had it before.
      await page.keyboard.press('F9');
      await within(page.evaluate(show, { id, again: id === before }));
      before = id;
      /** @type {string[]} */
      let problems = [];
      if (checks) {
        problems = await within(page.evaluate(check, id));
      }
      for (const picture of pictures) {
        const size = sizes[picture.size];
        const window = picture.size === 'wide' ? { ...size, width: own ?? size.width } : size;
        await resize(window);
        await dress(picture);
        const height = await within(calm(picture.theme));
        // The window grows with the page: a picture beyond its edge would make it small for a moment, which a page answers.
        if (height > window.height && height <= longest) {
          await resize({ ...window, height });
          await within(calm(picture.theme));
        }
        onPicture(picture, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
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
  // A declaration would not outlive the call that runs the script.
  return `${output[0].code}\nwindow.storyChecks = storyChecks;`;
}

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function within(work) {
  /** @type {NodeJS.Timeout} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('it takes longer than 30 seconds')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
