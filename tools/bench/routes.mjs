// Going from page to page, and what is left of it afterwards. At the machine's own speed.
import { counted, countedClean, countOwnTime, median } from './measure.mjs';

/** Whole rounds of the three pages, so that the walk ends where it began. */
const changes = 201;

/** Puts a walker into the page: asking from outside whether a page is here would count as work of the page. */
function putWalker() {
  const pages = ['/apps/active', '/apps/pending', '/services/active'];
  let step = 0;
  const arrived = (/** @type {string} */ href) =>
    location.pathname === href && !document.querySelector('[aria-busy=true]');
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const walk = async (/** @type {number} */ times) => {
    for (let change = 0; change < times; change += 1) {
      step += 1;
      const href = pages[step % pages.length] ?? '';
      const link = document.querySelector(`nav a[href="${href}"]`);
      if (!(link instanceof HTMLElement)) throw new Error(`The menu has no ${href}.`);
      link.click();
      do await frame();
      while (!arrived(href));
      // Work put off to a quiet moment belongs to the change as well.
      await new Promise((quiet) => requestIdleCallback(quiet, { timeout: 200 }));
    }
  };
  Object.assign(window, { walk });
}

/** Counts the timers of the page that are still to come. */
function countTimers() {
  const timers = new Set();
  Object.assign(window, { timers });
  for (const name of /** @type {const} */ (['Timeout', 'Interval'])) {
    const set = Reflect.get(window, `set${name}`);
    const clear = Reflect.get(window, `clear${name}`);
    /** @type {typeof setTimeout} */
    const counted = (/** @type {any} */ work, time, ...rest) => {
      const id = set(
        (/** @type {unknown[]} */ ...given) => {
          if (name === 'Timeout') timers.delete(id);
          work(...given);
        },
        time,
        ...rest,
      );
      timers.add(id);
      return id;
    };
    Reflect.set(window, `set${name}`, counted);
    Reflect.set(window, `clear${name}`, (/** @type {number} */ id) => {
      timers.delete(id);
      clear(id);
    });
  }
}

/** @param {import('./bench.mjs').Bench} bench */
export async function routes(bench) {
  const page = await bench.page();
  await page.addInitScript(countTimers);
  await page.goto('/apps/active');
  const session = await page.context().newCDPSession(page);
  await countOwnTime(session);
  await session.send('HeapProfiler.enable');
  await page.locator('table tbody a[href*="/view/"]').first().waitFor();
  await page.evaluate(putWalker);
  const walk = (/** @type {number} */ times) =>
    page.evaluate((count) => Reflect.get(window, 'walk')(count), times);
  await walk(30);
  const took = [];
  for (let change = 0; change < 30; change += 1) {
    const before = await counted(session);
    await walk(1);
    const after = await counted(session);
    took.push(after.task - before.task);
  }
  bench.row({
    what: 'route change, warm, main thread',
    value: median(took),
    unit: 'ms',
    goal: '20 ms',
  });

  // For about a thousand changes the browser still compiles what runs often, and counts that code as heap too.
  await walk(changes * 5);
  const timers = () => page.evaluate(() => Reflect.get(window, 'timers').size);
  const before = { ...(await countedClean(session)), timers: await timers() };
  await walk(changes);
  const after = { ...(await countedClean(session)), timers: await timers() };
  const heap = (after.heap - before.heap) / changes;
  bench.row({
    what: `${changes} route changes, nodes more`,
    value: after.nodes - before.nodes,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: `${changes} route changes, listeners more`,
    value: after.listeners - before.listeners,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: `${changes} route changes, timers more`,
    value: after.timers - before.timers,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: `${changes} route changes, heap, each`,
    value: heap,
    unit: 'bytes',
    goal: '1,024 bytes',
  });
  await page.close();
}
