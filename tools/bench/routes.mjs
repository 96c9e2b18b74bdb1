// Going from page to page, and what is left of it afterwards. At the machine's own speed.
import { counted, countedClean, median } from './measure.mjs';

/** Whole rounds of the three pages, so that the walk ends where it began. */
const changes = 201;

/** @param {import('playwright').Page} page */
async function walker(page) {
  const menu = page.getByRole('navigation').first();
  const links = ['/apps/active', '/apps/pending', '/services/active'].map((href) =>
    menu.locator(`a[href="${href}"]`),
  );
  let step = 0;
  return async () => {
    step += 1;
    const link = links[step % links.length];
    const href = await link?.getAttribute('href');
    await link?.evaluate((each) => {
      if (each instanceof HTMLElement) each.click();
    });
    await page.waitForFunction(
      (wanted) => location.pathname === wanted && !document.querySelector('[aria-busy=true]'),
      href,
    );
    // Work put off to a quiet moment belongs to the change as well.
    await page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet, { timeout: 200 })));
  };
}

/** @param {import('./bench.mjs').Bench} bench */
export async function routes(bench) {
  const page = await bench.page('/apps/active');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.locator('table tbody a[href*="/view/"]').first().waitFor();
  const walk = await walker(page);
  for (let warm = 0; warm < 30; warm += 1) await walk();
  const took = [];
  for (let change = 0; change < 30; change += 1) {
    const before = await counted(session);
    await walk();
    const after = await counted(session);
    took.push(after.task - before.task);
  }
  bench.row({
    what: 'route change, warm, main thread',
    value: median(took),
    unit: 'ms',
    goal: '20 ms',
  });

  const before = await countedClean(session);
  for (let change = 0; change < changes; change += 1) await walk();
  const after = await countedClean(session);
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
    what: `${changes} route changes, heap, each`,
    value: heap,
    unit: 'bytes',
    goal: '1,024 bytes',
  });
  await page.close();
}
