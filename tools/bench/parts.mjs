// Measures single components at their largest size, in the lab.
import { inRounds, median, slowDevice, watchFrames } from './measure.mjs';

/** @typedef {import('./lab/lab.tsx').Lab} Lab */

/** @param {import('./bench.mjs').Bench} bench @param {import('./lab/serve.mjs').Lab} [lab] */
async function labPage(bench, lab = bench.lab()) {
  const page = await bench.browser.newPage();
  await watchFrames(page);
  await page.goto(`${lab.url}/lab/lab.html`);
  await page.waitForFunction(() => Reflect.has(window, 'lab'));
  return page;
}

/** Records the time from an input event to the next frame in `window.took`, by event type. */
function watchPresses() {
  const took = /** @type {Record<string, number>} */ ({});
  Object.assign(window, { took });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            took[type] = performance.now() - timeStamp;
          }),
        ),
      true,
    );
}

/** @param {import('./bench.mjs').Bench} bench */
export async function select(bench) {
  const page = await labPage(bench);
  await slowDevice(await page.context().newCDPSession(page));
  await page.evaluate(watchPresses);
  const took = (/** @type {string} */ press) =>
    page.evaluate((name) => Number(Reflect.get(window, 'took')[name]), press);
  const opened = [];
  const typed = [];
  for (let round = 0; round < 7; round += 1) {
    await page.evaluate(() => Reflect.get(window, 'lab').chooser());
    await page.getByRole('combobox').click();
    await page.getByRole('option').first().waitFor();
    await page.waitForTimeout(100);
    opened.push(await took('pointerdown'));
    await page.keyboard.press('7');
    await page.getByRole('option', { name: 'Option 7', exact: true }).waitFor();
    await page.waitForTimeout(100);
    typed.push(await took('keydown'));
  }
  bench.row({
    what: 'select with 1,000 options, opened, 4x slower',
    value: median(opened),
    unit: 'ms',
    goal: '100 ms',
  });
  bench.row({
    what: 'select with 1,000 options, a key, 4x slower',
    value: median(typed),
    unit: 'ms',
  });
  await page.close();
}

/** @param {import('./bench.mjs').Bench} bench */
export async function table(bench) {
  const page = await labPage(bench);
  const runs = [];
  for (let round = 0; round < 7; round += 1)
    runs.push(await page.evaluate(() => Reflect.get(window, 'lab').table()));
  const of = (/** @type {string} */ key) => median(runs.map((run) => Number(run[key])));
  bench.row({ what: 'table of 10,000 rows, rendered', value: of('rendered'), unit: 'ms' });
  bench.row({
    what: 'table of 10,000 rows, painted',
    value: of('shown'),
    unit: 'ms',
    goal: '25 ms',
  });
  // In a new page each time, as for a user: a repeated update is several times faster.
  const update = (/** @type {import('./lab/serve.mjs').Lab} */ lab) => async () => {
    const took = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const fresh = await labPage(bench, lab);
      took.push(Number(await fresh.evaluate(() => Reflect.get(window, 'lab').oneRow())));
      await fresh.close();
    }
    // The best is hardly affected by other work on the machine.
    return Math.min(...took);
  };
  const { product = [], other } = await inRounds({
    product: update(bench.lab()),
    ...(bench.otherLab ? { other: update(bench.otherLab) } : {}),
  });
  bench.row({
    what: 'table of 10,000 rows, one changed, all row objects new',
    value: product,
    unit: 'ms',
    goal: '1.4 ms',
    other,
  });
  bench.row({
    what: 'table of 10,000 rows, elements',
    value: of('nodes'),
    unit: '',
    goal: 'under 1,000',
  });
  await page.evaluate(() => {
    Reflect.get(window, 'frames').length = 0;
  });
  await page.mouse.move(300, 300);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 1_500);
  await page.waitForTimeout(500);
  const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'frames')));
  bench.row({
    what: 'table of 10,000 rows, longest slow frame of scrolling',
    value: longest,
    unit: 'ms',
    goal: 'none over 50 ms',
  });
  await page.close();
}

/** @param {import('./bench.mjs').Bench} bench */
export async function fetchAll(bench) {
  const page = await labPage(bench);
  const { most, requestedAtFirstRows, took, work } = await page.evaluate(() =>
    Reflect.get(window, 'lab').fetchAll(),
  );
  bench.row({
    what: 'all of 10,000, most parallel requests',
    value: most,
    unit: '',
    goal: '2',
  });
  bench.row({
    what: 'all of 10,000, pages requested at first rows',
    value: requestedAtFirstRows,
    unit: '',
    goal: '2',
  });
  bench.row({
    what: 'all of 10,000, processing and rendering a page',
    value: median(work),
    unit: 'ms',
    goal: '1 ms',
  });
  bench.row({ what: 'all of 10,000, until the last row', value: took, unit: 'ms' });
  await page.close();
}
