// Layout shift of each page on a slow device and network, for a visitor, vendors with and without Premium, and an admin.
import { isBusy } from '../../e2e/support/usable/looks.ts';
import { oneOfEachKind, screensOf } from '../../e2e/support/usable/screens.ts';
import { say } from '../lib/say.mjs';
import { fast4G, loaded, slowDevice } from './measure.mjs';
import { credentials } from './product.mjs';

const lookers = /** @type {const} */ (['visitor', 'free', 'paid', 'admin']);
/** @type {Record<(typeof lookers)[number], string>} */
const people = {
  visitor: '',
  free: 'vendor@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
};

/** Sums up layout shifts and records the text of the first moved element. */
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
    // Wait for pending requests and for idle loading.
    await loaded(page);
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
export async function shift({ browser, product, row }) {
  const { url, backend } = product();
  let pages = 0;
  const shifts = [];
  for (const who of lookers) {
    const email = people[who];
    const addresses = oneOfEachKind(who, await screensOf(who, backend));
    for (const width of [1280, 375]) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      if (email)
        await context.request.post(`${backend}/api/auth/local`, {
          data: { ...credentials, identifier: email },
        });
      for (const address of addresses) {
        const { shift: distance, what } = await moved(context, `${url}${address}`);
        pages += 1;
        if (distance < 1) continue;
        shifts.push(distance);
        say(`  ${who}, ${width} px, ${address}: ${distance.toFixed(1)} ("${what}")`);
      }
      await context.close();
    }
  }
  row({ what: 'pages loaded, at 1280 and 375 px', value: pages, unit: '' });
  row({
    what: 'pages with a layout shift of 0.001 or more',
    value: shifts.length,
    unit: '',
    goal: '0',
  });
  row({
    what: 'largest layout shift, thousandths',
    value: Math.max(0, ...shifts),
    unit: '',
    goal: '0',
  });
}
