import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import * as looks from '../support/usable/looks.ts';
import { type Looker, lookers, screensOf } from '../support/usable/screens.ts';

const people: Record<Exclude<Looker, 'visitor'>, string> = {
  free: 'vendor@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
};

const ready = async (page: Page) => {
  // Also behind an open dialog.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect.poll(() => page.evaluate(looks.isBusy)).toBe(false);
};
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Text as people set it: twice as large, or wider apart. */
const setText = async (page: Page, css: string) => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
  await painted(page);
};
const large = ':root { font-size: 200% !important }';
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

async function walk(page: Page, most: number): Promise<string[]> {
  const wrong = new Set<string>();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(looks.focusTrouble);
    if (found) wrong.add(found);
  }
  return [...wrong];
}

async function heard(page: Page, deed: () => Promise<unknown>, words: Locator): Promise<string[]> {
  const regions = await page.evaluate(looks.keepRegions);
  await deed();
  const said = words.first();
  await said.waitFor();
  if (await said.evaluate(looks.isHeard)) return [];
  return [`not heard, with ${regions} regions: ${await said.innerText()}`];
}

/** What a page can be made to say: that there is no connection, that nothing matches, that nothing was typed. */
async function news(page: Page): Promise<string[]> {
  if (page.url().includes('/auth/')) {
    const submit = page.getByRole('button', { name: /^(Sign in|Create account|Send|Set)/ });
    if ((await submit.count()) === 0) return [];
    await submit.first().press('Enter');
    const told = page.waitForFunction(looks.tellsFailure, undefined, { timeout: 5000 });
    return told.then(
      () => [],
      () => ['a failed form is not heard'],
    );
  }
  const search = page.getByRole('main').getByRole('searchbox');
  const wrong = (await search.count())
    ? await heard(page, () => search.first().fill('zzzzzz'), page.getByText(/^No .* match/))
    : [];
  const offline = () => page.context().setOffline(true);
  wrong.push(...(await heard(page, offline, page.getByText(/^You are offline/))));
  await page.context().setOffline(false);
  return wrong;
}

const looksAt: Readonly<Record<string, (page: Page) => Promise<string[]>>> = {
  structure: (page) => page.evaluate(looks.structure),
  'focus is seen, with colours of the system': async (page) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    return walk(page, 40);
  },
  'states are seen, nothing moves': async (page) => {
    const wrong = [
      ...(await page.evaluate(looks.unseenStates)),
      ...(await page.evaluate(looks.moving)),
    ];
    await page.emulateMedia({ forcedColors: 'none' });
    return wrong;
  },
  'text of 200 %': async (page) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await setText(page, large);
    return page.evaluate(looks.overflowing);
  },
  'text spacing': async (page) => {
    await setText(page, spaced);
    return [...(await page.evaluate(looks.overflowing)), ...(await page.evaluate(looks.clipped))];
  },
  '320 px': async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await setText(page, '');
    return page.evaluate(looks.overflowing);
  },
  'focus on a phone': (page) => walk(page, 15),
  'what is said later': async (page) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    return news(page);
  },
};

/** Other ways to a page that is there already, with a reason above it. */
const samePage = /analytics-paywall$|payment_methods\/trial$|account\/trial$/;

test.describe.configure({ mode: 'parallel' });

for (const who of lookers) {
  // Rows: X6
  test(`every screen of ${who} can be used large, narrow, calm, in other colours and by keyboard`, async ({
    browser,
    product,
    signedIn,
  }) => {
    test.setTimeout(600_000);
    const broken: string[] = [];
    let cells = 0;
    const titles = new Map<string, string>();
    const visitor = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const page = who === 'visitor' ? await visitor.newPage() : await signedIn(people[who]);
    for (const address of await screensOf(who, product.url)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      await ready(page);
      for (const [name, look] of Object.entries(looksAt)) {
        cells += 1;
        for (const wrong of await look(page)) broken.push(`${address}, ${name}: ${wrong}`);
      }
      cells += 1;
      const title = await page.title();
      const twin = titles.get(title);
      if (twin && !samePage.test(address))
        broken.push(`${address} and ${twin} are both called "${title}"`);
      titles.set(title, address);
    }
    await visitor.close();
    console.log([...broken, `${who}: ${cells} cells, ${broken.length} broken`].join('\n'));
    expect(broken).toEqual([]);
  });
}
