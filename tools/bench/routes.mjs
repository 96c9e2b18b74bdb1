// Measures what route changes leak.
import { countedClean } from './measure.mjs';

/** A multiple of three, so that the walk over three pages ends where it started. */
const changes = 201;

/** Navigates from within the page: polling from outside would count as work of the page. */
function installWalk() {
  const pages = ['/apps/active', '/apps/pending', '/services/active'];
  let step = 0;
  const arrived = (/** @type {string} */ href) =>
    location.pathname === href && !document.querySelector('[aria-busy=true]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const walk = async (/** @type {number} */ times) => {
    for (let change = 0; change < times; change += 1) {
      step += 1;
      const href = pages[step % pages.length] ?? '';
      const link = document.querySelector(`nav a[href="${href}"]`);
      if (!(link instanceof HTMLElement)) throw new Error(`The menu has no link to ${href}.`);
      link.click();
      do await frame();
      while (!arrived(href));
      // Idle callbacks are part of the route change.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    }
  };
  Object.assign(window, { walk });
}

/** Records the pending timers of the page in `window.timers`. */
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
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.locator('table tbody a[href*="/view/"]').first().waitFor();
  await page.evaluate(installWalk);
  const walk = (/** @type {number} */ times) =>
    page.evaluate((count) => Reflect.get(window, 'walk')(count), times);
  // For about 1,000 changes the browser still optimizes hot code, which also counts as heap.
  await walk(changes * 5);
  const timers = () => page.evaluate(() => Reflect.get(window, 'timers').size);
  const before = { ...(await countedClean(session)), timers: await timers() };
  await walk(changes);
  const after = { ...(await countedClean(session)), timers: await timers() };
  const heap = (after.heap - before.heap) / changes;
  bench.row({
    what: `${changes} route changes, added nodes`,
    value: after.nodes - before.nodes,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: `${changes} route changes, added listeners`,
    value: after.listeners - before.listeners,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: `${changes} route changes, added timers`,
    value: after.timers - before.timers,
    unit: '',
    goal: '0',
  });
  bench.row({
    what: `${changes} route changes, added heap per change`,
    value: heap,
    unit: 'bytes',
    goal: '1,024 bytes',
  });
  await page.close();
}
