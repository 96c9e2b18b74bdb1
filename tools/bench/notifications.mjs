// Measures 10,000 notifications of one user on their page and in the bell, without throttling.
import { DatabaseSync } from 'node:sqlite';
import { counted, countOwnTime, watchFrames } from './measure.mjs';
import { credentials } from './product.mjs';

const amount = 10_000;

/** Adds unread notifications of three kinds, of which every third has a text. */
function fill(/** @type {string} */ file) {
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 5000');
  const user = db.prepare('select id from up_users where email = ?').get(credentials.identifier);
  const add = db.prepare(
    `insert into notifications (user_id, kind, about, source, title, text, path, created, read_at, changed, listed)
     values (?, ?, ?, ?, ?, ?, '/apps/active', ?, null, 0, 1)`,
  );
  const kinds = ['listing-decided', 'changes-requested', 'offer-decided'];
  db.exec('begin');
  db.exec('delete from notifications');
  for (let index = 0; index < amount; index += 1) {
    const kind = kinds[index % kinds.length] ?? '';
    const text = index % 3 === 1 ? 'Please say for which regions the forecast is.' : null;
    const created = Date.UTC(2026, 9, 1) + index * 60_000;
    const of = [
      Number(user?.id),
      kind,
      `apps/${index}`,
      `bench${index}`,
      `Listing ${index} is live`,
    ];
    add.run(...of, text, created);
  }
  db.exec('commit');
  db.close();
}

/** Time, longest frame and elements of actions on the page. @param {import('./bench.mjs').Bench} bench */
export async function notifications(bench) {
  fill(bench.product().file);
  const page = await bench.page();
  await watchFrames(page);
  const session = await page.context().newCDPSession(page);
  await countOwnTime(session);
  const marks = page.getByRole('button', { name: /^Mark as/ });
  const action = async (
    /** @type {string} */ what,
    /** @type {() => Promise<unknown>} */ act,
    /** @type {() => Promise<unknown>} */ then,
  ) => {
    await page.evaluate(() => {
      const frames = Reflect.get(window, 'frames');
      if (frames) frames.length = 0;
    });
    const before = (await counted(session)).task;
    const start = performance.now();
    await act();
    await then();
    const took = performance.now() - start;
    await page.waitForTimeout(300);
    const work = (await counted(session)).task - before;
    const { longest, elements } = await page.evaluate(() => ({
      longest: Math.max(0, ...Reflect.get(window, 'frames')),
      elements: document.querySelectorAll('*').length,
    }));
    const name = `${amount.toLocaleString('en')} notifications, ${what}`;
    bench.row({ what: name, value: took, unit: 'ms' });
    bench.row({ what: '  main thread work, total', value: work, unit: 'ms' });
    bench.row({
      what: '  longest slow frame',
      value: longest,
      unit: 'ms',
      goal: 'none over 50 ms',
    });
    bench.row({ what: '  elements', value: elements, unit: '', goal: 'under 1,000' });
  };
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await action(
    'page opened',
    () => page.goto('/notifications'),
    () => marks.first().waitFor(),
  );
  await bell.waitFor();
  await action(
    'bell opened',
    () => bell.click(),
    () => page.getByRole('menu').getByRole('menuitem').nth(7).waitFor(),
  );
  await page.keyboard.press('Escape');
  const showAll = () =>
    page.evaluate(async () => {
      const find = () =>
        [...document.querySelectorAll('button')].find(({ textContent }) =>
          textContent?.includes('Show more'),
        );
      for (let button = find(); button; button = find()) {
        if (!button.hasAttribute('aria-busy')) button.click();
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
  await action('shown page by page to the last', showAll, () =>
    page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' }),
  );
  await action(
    'scrolled to the end at once',
    () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
    () => page.getByRole('link', { name: 'Listing 0 is live' }).waitFor(),
  );
  await action(
    'scrolled through all',
    async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(600, 400);
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 15_000);
    },
    () => page.waitForTimeout(500),
  );
  await page.evaluate(() => scrollTo(0, 0));
  await action(
    'one marked as read',
    () => marks.first().click(),
    () =>
      page
        .getByRole('button', { name: /^Mark as unread/ })
        .first()
        .waitFor(),
  );
  await action(
    'all marked as read',
    () => page.getByRole('button', { name: 'Mark all as read' }).click(),
    () =>
      page
        .getByRole('button', { name: /^Mark as read/ })
        .first()
        .waitFor({ state: 'detached' }),
  );
  await action(
    'unread only',
    () => page.getByRole('radio', { name: 'Unread' }).check(),
    () => page.getByText('No notification matches these filters').waitFor(),
  );
  await page.context().close();
}
