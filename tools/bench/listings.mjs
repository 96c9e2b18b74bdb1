// Measures a list of 10,000 listings, without throttling.
import { counted, countOwnTime, watchFrames } from './measure.mjs';
import { listings } from './product.mjs';

/** Time, main thread work and longest frame of actions on the list. */
export async function longList(/** @type {import('./bench.mjs').Bench} */ bench) {
  const page = await bench.page();
  await watchFrames(page);
  const session = await page.context().newCDPSession(page);
  await countOwnTime(session);
  await page.goto('/apps/active');
  const shown = (/** @type {RegExp} */ words) => page.getByText(words).first().waitFor();
  const first = /^1–10 of 10,?\d{3}$/;
  await shown(first);
  const action = async (
    /** @type {string} */ what,
    /** @type {() => Promise<void>} */ act,
    /** @type {RegExp} */ then,
  ) => {
    await page.evaluate(() => {
      Reflect.get(window, 'frames').length = 0;
    });
    const before = (await counted(session)).task;
    const start = performance.now();
    await act();
    await shown(then);
    const took = performance.now() - start;
    await page.waitForTimeout(300);
    const work = (await counted(session)).task - before;
    const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'frames')));
    bench.row({
      what: `${listings.toLocaleString('en')} listings, ${what}`,
      value: took,
      unit: 'ms',
    });
    bench.row({ what: '  main thread work, total', value: work, unit: 'ms' });
    if (longest > 50)
      bench.row({ what: '  longest frame', value: longest, unit: 'ms', goal: '50 ms' });
  };
  await action(
    'next page',
    () => page.getByRole('link', { name: 'Next page' }).click(),
    /^11–20 of/,
  );
  await action(
    'last page',
    () =>
      page
        .getByRole('link', { name: /1,?00\d$/ })
        .last()
        .click(),
    /^10,?0\d\d–10,?0\d\d of/,
  );
  await page.goto('/apps/active');
  await shown(first);
  await action('searched', () => page.getByRole('searchbox').fill('listing 4242'), /^1–1 of 1$/);
  await page.goto('/apps/active');
  await shown(first);
  await action('sorted', () => page.getByRole('button', { name: 'Last change' }).click(), first);
  await page.goto('/apps/active?rows=100');
  await shown(/^1–100 of 10,?\d{3}$/);
  await action(
    'a hundred rows, next page',
    () => page.getByRole('link', { name: 'Next page' }).click(),
    /^101–200 of/,
  );
  await page.close();
}
