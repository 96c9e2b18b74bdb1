// Loads sign-in and the first list on a slow device and compares them with the floors.
import { counted, fast4G, median, slowDevice } from './measure.mjs';

/** @typedef {import('playwright').Browser} Browser */
const rounds = Number(process.env.ROUNDS ?? 5);

/** Records when the page becomes interactive and its layout shift. */
function watch(/** @type {string} */ selector) {
  const seen = { ready: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    // React has hydrated an element once it has React's own keys.
    const alive = found && Object.keys(found).some((key) => key.startsWith('__reactProps'));
    if (alive && performance.getEntriesByName('first-contentful-paint')[0])
      seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @param {Browser} browser
 * @param {{ url: string, selector?: string, prepare?: (context: import('playwright').BrowserContext) => Promise<void> }} page
 */
async function load(browser, { url, selector, prepare }) {
  const context = await browser.newContext();
  try {
    await prepare?.(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await slowDevice(session);
    await fast4G(session);
    if (selector) await page.addInitScript(watch, selector);
    await page.goto(url, { waitUntil: 'load' });
    if (selector)
      await page.waitForFunction(() => Reflect.get(window, 'seen').ready > 0, { timeout: 60_000 });
    const { script } = await counted(session);
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      // Counts the API responses that arrived before the rows, or the first code of a page, were requested.
      const first = files.filter(({ name }) => /\/(portal|list)-[^/]*\.js$/.test(name));
      const calls = files.filter(({ name }) => name.includes('/api/'));
      const rows = calls.find(({ name }) => /\/api\/(apps|services)\b/.test(name));
      const asked = Math.max(rows?.startTime ?? 0, ...first.map(({ startTime }) => startTime));
      const { ready = 0, shift = 0 } = Reflect.get(window, 'seen') ?? {};
      return {
        ready,
        shift,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        requests: files.length + 1,
        waited: calls.filter((call) => Reflect.get(call, 'responseEnd') < asked).length,
        bytes: files
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, file) => sum + Reflect.get(file, 'encodedBodySize'), 0),
      };
    });
    return { ...seen, script };
  } finally {
    await context.close();
  }
}

/** @param {() => ReturnType<typeof load>} once */
async function several(once) {
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await once());
  const of = (/** @type {keyof Awaited<ReturnType<typeof load>>} */ key) =>
    median(all.map((each) => each[key]));
  return {
    paint: of('paint'),
    ready: of('ready'),
    script: of('script'),
    shift: of('shift'),
    waited: of('waited'),
    requests: of('requests'),
    bytes: of('bytes'),
  };
}

/** @param {import('./bench.mjs').Bench} bench */
async function floors({ browser, lab }) {
  const plain = await several(() => load(browser, { url: `${lab()}/floors/static.html` }));
  const react = await several(() =>
    load(browser, { url: `${lab()}/floors/react.html`, selector: 'form' }),
  );
  return { plain, react };
}

/** @param {import('./bench.mjs').Bench} bench */
export async function signIn(bench) {
  const { plain, react } = await floors(bench);
  const url = `${bench.url()}/auth/login`;
  const page = await several(() => load(bench.browser, { url, selector: 'form' }));
  bench.row({
    what: 'sign-in, first paint (floor: static HTML)',
    value: page.paint,
    unit: 'ms',
    goal: 'the floor',
    floor: plain.paint,
  });
  bench.row({
    what: 'sign-in, ready (floor: bare React)',
    value: page.ready,
    unit: 'ms',
    floor: react.ready,
  });
  bench.row({
    what: 'sign-in, script (floor: bare React)',
    value: page.script,
    unit: 'ms',
    goal: 'the floor',
    floor: react.script,
  });
  bench.row({
    what: 'sign-in, scripts on the wire (floor: bare React)',
    value: page.bytes,
    unit: 'bytes',
    goal: '76,000',
    floor: react.bytes,
  });
  bench.row({
    what: 'sign-in, layout shift, thousandths',
    value: page.shift * 1000,
    unit: '',
    goal: '0',
  });
  bench.row({ what: 'sign-in, requests', value: page.requests, unit: '' });
}

/** @param {import('./bench.mjs').Bench} bench */
export async function firstList(bench) {
  const { react } = await floors(bench);
  const page = await several(() =>
    load(bench.browser, {
      url: `${bench.url()}/apps/active`,
      selector: 'table tbody a[href*="/view/"]',
      prepare: (context) => bench.signedIn(context),
    }),
  );
  bench.row({
    what: 'first list, first paint (floor: bare React)',
    value: page.paint,
    unit: 'ms',
    floor: react.paint,
  });
  bench.row({
    what: 'first list, rows shown (floor: bare React)',
    value: page.ready,
    unit: 'ms',
    floor: react.ready,
  });
  bench.row({
    what: 'first list, script (floor: bare React)',
    value: page.script,
    unit: 'ms',
    goal: '1.2 of the floor',
    floor: react.script,
  });
  bench.row({
    what: 'first list, scripts, including idle loading',
    value: page.bytes,
    unit: 'bytes',
    goal: '107,000 before',
  });
  bench.row({
    what: 'first list, layout shift, thousandths',
    value: page.shift * 1000,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: 'first list, API responses before rows and code are requested',
    value: page.waited,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: 'first list, requests, including idle loading',
    value: page.requests,
    unit: '',
  });
}
