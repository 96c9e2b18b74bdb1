// Loads sign-in, the first list and the listing form on a slow device and network, and compares them with the floors.
import { brotliCompressSync } from 'node:zlib';
import { counted, countOwnTime, fast4G, inRounds, profiled, slowDevice } from './measure.mjs';

/** Time after the page is ready in which late parts load. */
const settleTime = 2_000;

/** Records when the selected element is first painted, when it is in the page and alive, when that has been painted, and layout shift. */
function watch(/** @type {string} */ selector) {
  const seen = { shown: 0, there: 0, ready: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  const paint = (/** @type {'shown' | 'ready'} */ what) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen[what] ||= performance.now();
      }),
    );
  const isVisible = (/** @type {Element} */ element) => element.checkVisibility();
  const look = () => {
    if (seen.there > 0) return;
    const found = [...document.querySelectorAll(selector)].find(isVisible);
    if (!found) return;
    if (seen.shown === 0) paint('shown');
    // React has rendered or hydrated an element once it has React's own keys.
    if (Object.keys(found).some((key) => key.startsWith('__reactProps'))) {
      seen.there = performance.now();
      observer.disconnect();
      paint('ready');
    } else requestAnimationFrame(look);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: what it has loaded until now. */
function readLoaded() {
  const files = performance.getEntriesByType('resource').map((file) => ({
    name: new URL(file.name).pathname,
    start: file.startTime,
    bytes: Number(Reflect.get(file, 'encodedBodySize')),
  }));
  const { shown = 0, there = 0, ready = 0, shift = 0 } = Reflect.get(window, 'seen') ?? {};
  const sum = (/** @type {typeof files} */ some) => some.reduce((all, { bytes }) => all + bytes, 0);
  const before = files.filter(({ start }) => start < there);
  const scripts = (/** @type {typeof files} */ some) =>
    sum(some.filter(({ name }) => name.endsWith('.js')));
  return {
    shown,
    ready,
    shift: shift * 1000,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    // With the document.
    requests: before.length + 1,
    scripts: scripts(before),
    allScripts: scripts(files),
    css: sum(files.filter(({ name }) => name.endsWith('.css'))),
    inlineCss: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(),
  };
}

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {string} [selector] The element that makes the page ready.
 * @property {import('./bench.mjs').SignIn} [signIn]
 */

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {Target} target
 * @param {string} [profile] File for a CPU profile.
 */
async function load({ browser }, { url, selector, signIn }, profile) {
  const context = await browser.newContext();
  try {
    await signIn?.(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await countOwnTime(session);
    await slowDevice(session);
    await fast4G(session);
    if (selector) await page.addInitScript(watch, selector);
    return await profiled(profile, session, async () => {
      await page.goto(url, { waitUntil: 'load' });
      if (selector)
        await page.waitForFunction(() => Reflect.get(window, 'seen').ready > 0, null, {
          timeout: 60_000,
        });
      await page.waitForTimeout(settleTime);
      const { script, task } = await counted(session);
      const { inlineCss, css, ...loaded } = await page.evaluate(readLoaded);
      const inlined = inlineCss ? brotliCompressSync(inlineCss).length : 0;
      return { ...loaded, css: css + inlined, script, task };
    });
  } finally {
    await context.close();
  }
}

/** @typedef {Awaited<ReturnType<typeof load>>} Loaded */

/**
 * Loads the page of the product, the floors, and the same page of the other build.
 * @template {string} Floor
 * @param {import('./bench.mjs').Bench} bench
 * @param {string} name
 * @param {{ path: string, selector: string, signedIn?: boolean, floors: Record<Floor, Target> }} page
 */
async function compare(bench, name, { path, selector, signedIn = false, floors }) {
  const target = (/** @type {import('./bench.mjs').Site} */ site) => ({
    url: `${site.url}${path}`,
    selector,
    ...(signedIn ? { signIn: site.signIn } : {}),
  });
  const { other } = bench;
  /** @type {Record<string, Target>} */
  const targets = {
    product: target(bench.product()),
    ...floors,
    ...(other ? { other: target(other) } : {}),
  };
  const runs = await inRounds(
    Object.fromEntries(
      Object.entries(targets).map(([key, each]) => [key, () => load(bench, each)]),
    ),
  );
  const file = bench.profile(name);
  if (file) await load(bench, target(bench.product()), file);
  /**
   * Prints one figure of all rounds.
   * @param {keyof Loaded} key
   * @param {{ what: string, unit: string, goal?: string, floor?: Floor }} row
   */
  return (key, { floor, ...row }) => {
    const of = (/** @type {string} */ subject) => runs[subject]?.map((each) => each[key]);
    bench.row({
      ...row,
      what: `${name}, ${row.what}`,
      value: of('product') ?? [],
      floor: floor && of(floor),
      other: of('other'),
    });
  };
}

/** @param {import('./bench.mjs').Bench} bench */
export async function signIn(bench) {
  const selector = 'form';
  const print = await compare(bench, 'sign-in', {
    path: '/auth/login',
    selector,
    floors: {
      plain: { url: `${bench.lab().url}/floors/static.html` },
      react: { url: `${bench.lab().url}/floors/react.html`, selector },
      router: { url: `${bench.lab().url}/floors/router.html`, selector },
    },
  });
  print('paint', {
    what: 'first paint (static HTML)',
    unit: 'ms',
    goal: '1.15 of the floor',
    floor: 'plain',
  });
  print('ready', { what: 'ready (bare React)', unit: 'ms', floor: 'react' });
  const script = { unit: 'ms', goal: '0.8 of the floor' };
  print('script', { ...script, what: 'script (bare React)', floor: 'react' });
  print('script', { ...script, what: 'script (React and data router)', floor: 'router' });
  print('scripts', { what: 'JavaScript before it is ready', unit: 'bytes', goal: '76,000' });
  print('shift', { what: 'layout shift, thousandths', unit: '', goal: '0' });
}

/** @param {import('./bench.mjs').Bench} bench */
export async function firstList(bench) {
  const path = '/apps/active';
  const selector = 'table tbody a[href*="/view/"]';
  const print = await compare(bench, 'first list', {
    path,
    selector,
    signedIn: true,
    floors: {
      list: {
        url: `${bench.lab().list}${path}`,
        selector,
        signIn: bench.product().signIn,
      },
      rendered: {
        url: `${bench.lab().rendered}${path}`,
        selector,
        signIn: bench.product().signIn,
      },
    },
  });
  const floor = 'list';
  print('paint', { what: 'first paint', unit: 'ms', goal: '1.2 of the floor', floor });
  const rows = { what: 'rows shown', unit: 'ms' };
  print('shown', { ...rows, goal: '0.95 of the floor', floor });
  print('shown', { ...rows, goal: '1.1 of the floor (rendered)', floor: 'rendered' });
  print('ready', { what: 'rows usable', unit: 'ms', floor });
  print('script', { what: 'script, settled', unit: 'ms', goal: '1.0 of the floor', floor });
  print('task', { what: 'main thread, settled', unit: 'ms', floor });
  print('scripts', { what: 'JavaScript before the rows', unit: 'bytes', goal: '107,000', floor });
  print('allScripts', { what: 'JavaScript with late parts', unit: 'bytes', floor });
  print('requests', { what: 'requests before the rows', unit: '', goal: '15', floor });
  print('css', { what: 'CSS', unit: 'bytes', goal: '9,000' });
  print('shift', { what: 'layout shift, thousandths', unit: '', goal: '0', floor });
}

/** @param {import('./bench.mjs').Bench} bench */
export async function form(bench) {
  const print = await compare(bench, 'listing form', {
    path: '/apps/new',
    selector: 'form input[name="name"]',
    signedIn: true,
    floors: {},
  });
  print('ready', { what: 'usable', unit: 'ms' });
  print('script', { what: 'script, settled', unit: 'ms' });
  print('scripts', { what: 'JavaScript before it is usable', unit: 'bytes', goal: '160,000' });
  print('css', { what: 'CSS', unit: 'bytes', goal: '9,000' });
  print('shift', { what: 'layout shift, thousandths', unit: '', goal: '0' });
}
