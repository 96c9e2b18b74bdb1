// What is run in the page of the workbench, so none of it may use anything around it.

/** Runs in the page: turns it, and has all of it drawn anew; what is drawn over in part has other edges. */
export async function turn(/** @type {string} */ dir) {
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
export function setClock(/** @type {number} */ start) {
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
export function countTimers(/** @type {{ longest: number, held: number }} */ { longest, held }) {
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
export async function ownWidth(/** @type {string} */ storyId) {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
  const { parameters, storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  const wanted = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles?.width;
  return wanted ? Number.parseInt(wanted, 10) : null;
}

/** Runs in the page: mounts a story from a clean start and waits until its play function has ended. */
export function show(/** @type {{ id: string, again: boolean }} */ { id, again }) {
  const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.dispatchEvent(new Event('begin-story'));
  localStorage.clear();
  sessionStorage.clear();
  return new Promise((shown, failed) => {
    const problem = (/** @type {any} */ error) =>
      failed(new Error(error?.message ?? error?.title ?? String(error)));
    const listeners = {
      storyFinished: (/** @type {{ storyId: string, status: string }} */ { storyId, status }) => {
        if (storyId !== id) return;
        if (status === 'error') problem(new Error('it ended with an error'));
        else shown(undefined);
        for (const [name, listen] of Object.entries(listeners)) channel.off(name, listen);
      },
      playFunctionThrewException: problem,
      storyThrewException: problem,
      storyErrored: problem,
      storyMissing: () => problem('there is no such story'),
      unhandledErrorsWhilePlaying: (/** @type {unknown[]} */ [error]) => problem(error),
    };
    for (const [name, listen] of Object.entries(listeners)) channel.on(name, listen);
    if (again) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Runs in the page: goes to its top, puts a theme on and waits until letters and pictures are there, no timer is due and
 * nothing moves for three frames. Answers the height of the page.
 */
export async function rest(/** @type {string} */ theme) {
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

/** What `tools/stories/checks.ts` finds wrong with the story on screen. @returns {Promise<string[]>} */
export async function check(/** @type {string} */ storyId) {
  const { __STORYBOOK_PREVIEW__: preview, storyChecks } = /** @type {any} */ (window);
  const { parameters } = await preview.storyStoreValue.loadStory({ storyId });
  return storyChecks.problemsOf(parameters);
}
