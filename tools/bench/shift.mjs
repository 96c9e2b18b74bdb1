// How far each page moves while it comes, on a slow device and network: as a visitor, a vendor with and without Premium, and an admin.
import { isBusy } from '../../e2e/support/usable/looks.ts';
import { oneOfEachKind, screensOf } from '../../e2e/support/usable/screens.ts';
import { say } from '../lib/say.mjs';
import { fast4G, slowDevice } from './measure.mjs';
import { person } from './product.mjs';

const lookers = /** @type {const} */ (['visitor', 'free', 'paid', 'admin']);
/** @type {Record<(typeof lookers)[number], string>} */
const people = {
  visitor: '',
  free: 'vendor@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
};

/** Adds up what moves, and names what moved first. */
function watch() {
  const seen = { shift: 0, what: '' };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.shift += Reflect.get(entry, 'value');
      const node = Reflect.get(entry, 'sources')[0]?.node;
      seen.what ||= (node?.textContent ?? '').trim().slice(0, 40);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 */
async function moved(context, url) {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await slowDevice(session);
    await fast4G(session);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    // Until nothing is on its way any more, and what follows at rest is there as well.
    await page.waitForLoadState('networkidle');
    while (await page.evaluate(isBusy)) await page.waitForTimeout(100);
    await page.waitForTimeout(300);
    return await page.evaluate(() => {
      const { shift, what } = Reflect.get(window, 'seen');
      return { shift: shift * 1000, what };
    });
  } finally {
    await page.close();
  }
}

/** @param {import('./bench.mjs').Bench} bench */
export async function shift({ browser, url, row }) {
  let pages = 0;
  const still = [];
  for (const who of lookers) {
    const email = people[who];
    const addresses = oneOfEachKind(who, await screensOf(who, url()));
    for (const width of [1280, 375]) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      if (email)
        await context.request.post(`${url()}/api/auth/local`, {
          data: { ...person, identifier: email },
        });
      for (const address of addresses) {
        const { shift: distance, what } = await moved(context, `${url()}${address}`);
        pages += 1;
        if (distance < 1) continue;
        still.push(distance);
        say(`  ${who}, ${width} px, ${address}: ${distance.toFixed(1)} ("${what}")`);
      }
      await context.close();
    }
  }
  row({ what: 'pages loaded, at 1280 and 375 px', value: pages, unit: '' });
  row({
    what: 'pages that move, by a thousandth or more',
    value: still.length,
    unit: '',
    goal: '0',
  });
  row({
    what: 'furthest that one moves, thousandths',
    value: Math.max(0, ...still),
    unit: '',
    goal: '0',
  });
}
