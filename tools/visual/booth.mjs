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
 */
export async function openBooth(browser, url) {
  const context = await browser.newContext({
    viewport: sizes.wide,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'UTC',
    // By this word the workbench knows that it is watched by a machine, and stops animations at their end.
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
  // Accessibility is checked by the story tests; here it would cost half of the time.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
    await preview.ready();
    // Once the page is late by a tenth of a second, it would hide a story that is being measured and played.
    const showPreparing = preview.view.showPreparingStory.bind(preview.view);
    preview.view.showPreparingStory = (/** @type {{ immediate?: boolean }} */ options) =>
      options?.immediate && showPreparing(options);
    // A story may measure its letters at once.
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
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
     * the story has been played wide, then the window shrinks.
     * @param {import('./stories.mjs').Sitting} sitting @param {(picture: import('./stories.mjs').Picture, image: Buffer) => void} onPicture
     */
    async take({ id, pictures }, onPicture) {
      const own = await page.evaluate(ownWidth, id);
      await resize({ ...sizes.wide, width: own ?? sizes.wide.width });
      await dress({});
      // After a key, whatever has the focus shows it; without one that depends on what had it before.
      await page.keyboard.press('F9');
      await within(page.evaluate(show, { id, again: id === before }));
      before = id;
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
    },
    close: () => context.close(),
  };
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

/** Runs in the page: turns it, and has all of it drawn anew; what is drawn over in part has other edges. */
async function turn(/** @type {string} */ dir) {
  const { style } = document.documentElement;
  document.documentElement.dir = dir;
  style.zoom = '1.1';
  await new Promise(requestAnimationFrame);
  style.zoom = '';
  // In forced colours a caret cannot be hidden, but it can stand still.
  const still = new CSSStyleSheet();
  still.replaceSync('* { caret-animation: manual !important }');
  document.adoptedStyleSheets = [still];
}

/** Runs in the page before anything else: every story begins at the same moment, from which time goes on. */
function setClock(/** @type {number} */ start) {
  const Real = Date;
  let begun = Real.now();
  const now = () => start + Real.now() - begun;
  window.Date = new Proxy(Real, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  window.addEventListener('begin-story', () => {
    begun = Real.now();
  });
}

/**
 * Runs in the page before anything else: `pendingTimers` tells how many short timers have yet to run. Longer ones, such as
 * that of a toast, run so late that a slow machine finds on the last picture what was on the first.
 */
function countTimers(/** @type {{ longest: number, held: number }} */ { longest, held }) {
  const { setTimeout: start, clearTimeout: stop } = window;
  /** @type {Set<number | undefined>} */
  const pending = new Set();
  Object.assign(window, {
    pendingTimers: () => pending.size,
    setTimeout: (/** @type {TimerHandler} */ work, delay = 0, /** @type {unknown[]} */ ...rest) => {
      if (typeof work !== 'function') return start(work, delay, ...rest);
      if (delay > longest) return start(work, delay * held, ...rest);
      const id = start(() => {
        pending.delete(id);
        work(...rest);
      }, delay);
      pending.add(id);
      return id;
    },
    clearTimeout: (/** @type {number | undefined} */ id) => {
      pending.delete(id);
      stop(id);
    },
  });
}

/** Runs in the page: the width in which a story wants to be seen, if it says so. */
async function ownWidth(/** @type {string} */ storyId) {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
  const { parameters, storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  const wanted = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles?.width;
  return wanted ? Number.parseInt(wanted, 10) : null;
}

/** Runs in the page: mounts a story from a clean start and waits until its play function has ended. */
function show(/** @type {{ id: string, again: boolean }} */ { id, again }) {
  const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.dispatchEvent(new Event('begin-story'));
  localStorage.clear();
  sessionStorage.clear();
  return new Promise((shown, failed) => {
    const problem = (/** @type {any} */ error) =>
      failed(new Error(error?.message ?? error?.title ?? String(error)));
    const listeners = {
      storyFinished: (/** @type {{ storyId: string }} */ { storyId }) =>
        storyId === id && shown(undefined),
      playFunctionThrewException: problem,
      storyThrewException: problem,
      storyErrored: problem,
      storyMissing: () => problem('there is no such story'),
      unhandledErrorsWhilePlaying: (/** @type {unknown[]} */ [error]) => problem(error),
    };
    for (const [name, listen] of Object.entries(listeners)) channel.once(name, listen);
    channel.once('storyFinished', () => {
      for (const [name, listen] of Object.entries(listeners)) channel.off(name, listen);
    });
    if (again) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Runs in the page: goes to its top, puts a theme on and waits until letters and pictures are there, no timer is due and
 * nothing moves for three frames. Answers the height of the page.
 */
async function rest(/** @type {string} */ theme) {
  document.documentElement.dataset.theme = theme;
  // The router remembers where an earlier story was scrolled to.
  window.scrollTo(0, 0);
  await document.fonts.ready;
  // One that waits until it is scrolled to is on the picture of the whole page as well.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  let still = 0;
  const watch = new MutationObserver(() => {
    still = 0;
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let frames = 0; still < 3; frames += 1) {
    if (frames > 300) throw new Error('it never comes to rest');
    await new Promise(requestAnimationFrame);
    still = /** @type {any} */ (window).pendingTimers() > 0 ? 0 : still + 1;
  }
  watch.disconnect();
  return document.documentElement.scrollHeight;
}
