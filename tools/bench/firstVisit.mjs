// Measures the first visit of the listing form from the list on a slow device and network: from the press on a row until its name can be typed in.
import process from 'node:process';
import { say } from '../lib/say.mjs';
import { fast4G, inRounds, profiled, slowDevice } from './measure.mjs';

const rows = 'table tbody a[href*="/view/"]';
const name = 'form input[name="name"]';
/** How long a press takes. */
const press = 80;

/** Counts React's commits, and records when a row is pressed and when the field has been painted. */
function watch(/** @type {string} */ selector) {
  const visit = { pressed: 0, there: 0, usable: 0, commits: 0 };
  Object.assign(window, {
    visit,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: () => {
        if (visit.pressed > 0 && visit.usable === 0) visit.commits += 1;
      },
    },
  });
  const look = () => {
    if (!document.querySelector(`${selector}:enabled`)) return;
    observer.disconnect();
    visit.there = performance.now();
    requestAnimationFrame(() =>
      setTimeout(() => {
        visit.usable = performance.now();
      }),
    );
  };
  const observer = new MutationObserver(look);
  document.addEventListener(
    'pointerdown',
    (event) => {
      visit.pressed = event.timeStamp;
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    },
    { capture: true },
  );
}

/** Runs in the page: what the visit took, in milliseconds since the press. */
function readVisit(/** @type {number} */ begun) {
  const { pressed, there, usable, commits } = Reflect.get(window, 'visit');
  const files = performance
    .getEntriesByType('resource')
    .filter((file) => file instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime > begun && startTime < there)
    .map((file) => ({
      name: new URL(file.name).pathname,
      start: Math.round(file.startTime - pressed),
      end: Math.round(file.responseEnd - pressed),
      bytes: file.encodedBodySize,
    }));
  const sum = (/** @type {typeof files} */ some) => some.reduce((all, { bytes }) => all + bytes, 0);
  return {
    files,
    usable: usable - pressed,
    commits,
    requests: files.length,
    scripts: sum(files.filter((file) => file.name.endsWith('.js'))),
    lastAsked: Math.max(0, ...files.map(({ start }) => start)),
  };
}

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {import('./bench.mjs').Site} site
 * @param {string} [profile] File for a CPU profile.
 */
async function visit({ browser }, { url, signIn }, profile) {
  const context = await browser.newContext();
  try {
    await signIn(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watch, name);
    await slowDevice(session);
    await fast4G(session);
    await page.goto(`${url}/apps/active`);
    // Late parts of the list are no part of the visit.
    await page.waitForTimeout(8_000);
    const row = await page.locator(rows).first().boundingBox();
    if (!row) throw new Error('The list shows no row.');
    return await profiled(profile, session, async () => {
      const begun = await page.evaluate(() => performance.now());
      await page.mouse.move(row.x + 10, row.y + row.height / 2);
      await page.mouse.down();
      await page.waitForTimeout(press);
      await page.mouse.up();
      await page.waitForFunction(() => Reflect.get(window, 'visit').usable > 0, null, {
        timeout: 60_000,
      });
      return page.evaluate(readVisit, begun);
    });
  } finally {
    await context.close();
  }
}

/** @param {import('./bench.mjs').Bench} bench */
export async function firstVisit(bench) {
  const product = bench.product();
  const { other } = bench;
  /** @type {Record<string, import('./bench.mjs').Site>} */
  const sites = { product, ...(other ? { other } : {}) };
  const runs = await inRounds(
    Object.fromEntries(Object.entries(sites).map(([key, site]) => [key, () => visit(bench, site)])),
  );
  const file = bench.profile('first visit of the form');
  if (file) await visit(bench, product, file);
  const print = (
    /** @type {'usable' | 'commits' | 'requests' | 'scripts' | 'lastAsked'} */ key,
    /** @type {string} */ what,
    unit = '',
  ) => {
    const of = (/** @type {string} */ subject) => runs[subject]?.map((each) => each[key]);
    bench.row({
      what: `first visit of the form, ${what}`,
      value: of('product') ?? [],
      unit,
      other: of('other'),
    });
  };
  print('usable', 'usable after the press', 'ms');
  print('lastAsked', 'last file requested', 'ms');
  print('requests', 'requests before that');
  print('scripts', 'JavaScript before that', 'bytes');
  print('commits', 'commits before that');
  if (process.env.FILES)
    for (const [subject, all] of Object.entries(runs)) {
      say(`\n${subject}`);
      for (const { name: path, start, end, bytes } of all.at(-1)?.files ?? [])
        say(`${start} to ${end} ms ${bytes} bytes ${path}`);
    }
}
