// Functions that run in Storybook's preview page, so they must be self-contained.

/** Sets the text direction and forces a full repaint, since a partial one antialiases edges differently. */
export async function turn(/** @type {string} */ dir) {
  const { style } = document.documentElement;
  document.documentElement.dir = dir;
  style.zoom = '1.1';
  await new Promise(requestAnimationFrame);
  style.zoom = '';
  // In forced colors the caret cannot be hidden, but it can stop blinking.
  const still = new CSSStyleSheet();
  still.replaceSync('* { caret-animation: manual !important }');
  document.adoptedStyleSheets = [still];
}

/** Installs a clock that restarts at the same time for every story. */
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
 * Installs `pendingTimers`, which returns the number of short timers and idle callbacks still to run. Delays longer timers,
 * such as that of a toast, `held` times up to `most` milliseconds, so that all screenshots of a story show the same on a slow
 * machine, while a play function that waits in vain still ends with its own error.
 */
export function countTimers(
  /** @type {{ longest: number, held: number, most: number }} */ { longest, held, most },
) {
  const { setTimeout: start, clearTimeout: stop, requestIdleCallback: startIdle } = window;
  /** @type {Set<number | undefined>} */
  const pending = new Set();
  Object.assign(window, {
    pendingTimers: () => pending.size,
    setTimeout: (/** @type {TimerHandler} */ work, delay = 0, /** @type {unknown[]} */ ...rest) => {
      if (typeof work !== 'function') return start(work, delay, ...rest);
      if (delay > longest)
        return start(work, Math.max(delay, Math.min(delay * held, most)), ...rest);
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
    requestIdleCallback: (
      /** @type {IdleRequestCallback} */ work,
      /** @type {IdleRequestOptions} */ options,
    ) => {
      // Idle callbacks are numbered apart from timers.
      const id = startIdle((deadline) => {
        pending.delete(-id);
        work(deadline);
      }, options);
      pending.add(-id);
      return id;
    },
  });
}

/** The viewport width of a story; null if it sets none. */
export async function ownWidth(/** @type {string} */ storyId) {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
  const { parameters, storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  const wanted = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles?.width;
  return wanted ? Number.parseInt(wanted, 10) : null;
}

/** Lets a story be shown without its play function. */
export async function skipPlay(/** @type {string} */ storyId) {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
  // Storybook keeps loaded stories.
  const story = await preview.storyStoreValue.loadStory({ storyId });
  story.playFunction = undefined;
}

/** Mounts a story in a clean state and waits for the end of its play function. */
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
 * Scrolls to the top, sets the theme and waits for fonts and images, for pending timers and for three frames without a
 * DOM change. Returns the height of the page.
 */
export async function rest(/** @type {string} */ theme) {
  document.documentElement.dataset.theme = theme;
  // The router restores the scroll position of an earlier story.
  window.scrollTo(0, 0);
  await document.fonts.ready;
  // Lazy images are part of the screenshot too.
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
    if (frames > 300) throw new Error('it does not become stable');
    await new Promise(requestAnimationFrame);
    still = /** @type {any} */ (window).pendingTimers() > 0 ? 0 : still + 1;
  }
  watch.disconnect();
  return document.documentElement.scrollHeight;
}

/**
 * Runs `tools/stories/checks.ts` on the current story and returns the problems. A story tagged `test-only` shows no new
 * state, so axe leaves it out.
 * @returns {Promise<string[]>}
 */
export async function check(/** @type {string} */ storyId) {
  const { __STORYBOOK_PREVIEW__: preview, storyChecks } = /** @type {any} */ (window);
  const { parameters, tags } = await preview.storyStoreValue.loadStory({ storyId });
  const axe = !tags.includes('test-only') && 'both';
  return storyChecks.problemsOf(parameters, { axe });
}
