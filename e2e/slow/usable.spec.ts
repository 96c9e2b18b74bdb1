import type { Locator, Page } from '@playwright/test';
import { holdCalls, rendered, setStyle } from '../support/inPage.ts';
import { lapsedVendor } from '../support/safety/lapsed.ts';
import { respondOneByOne, watchShifts } from '../support/stillness.ts';
import { isSweep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import * as looks from '../support/usable/looks.ts';
import { bestPractice, sameNames } from '../support/usable/pageChecks.ts';
import { accounts, arrive, lookers, oneOfEachKind, screensOf } from '../support/usable/screens.ts';

const setText = async (page: Page, css: string) => {
  await setStyle(page, css);
  await rendered(page);
};

/** Sets the browser's default text size, normally 16 px. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
  await rendered(page);
}
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

async function walk(page: Page, most: number): Promise<string[]> {
  const wrong = new Set<string>();
  // A page may begin with a dialog, which hides what is behind it.
  await page.getByRole('dialog').or(page.getByRole('main')).first().focus();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(looks.focusTrouble);
    if (found) wrong.add(found);
  }
  return [...wrong];
}

async function announced(
  page: Page,
  act: () => Promise<unknown>,
  words: Locator,
): Promise<string[]> {
  const regions = await page.evaluate(looks.markRegions);
  await act();
  const message = words.first();
  await message.waitFor();
  if (await message.evaluate(looks.isAnnounced)) return [];
  return [`not announced, with ${regions} regions: ${await message.innerText()}`];
}

/** Checks that a page announces a failed form, an empty search and a lost connection. */
async function announcements(page: Page): Promise<string[]> {
  if (page.url().includes('/auth/')) {
    const submit = page.getByRole('button', { name: /^(Sign in$|Create account|Send|Set)/ });
    if ((await submit.count()) === 0) return [];
    await submit.first().press('Enter');
    const announced = page.waitForFunction(looks.focusesError);
    return announced.then(
      () => [],
      () => ['a failed form is not announced'],
    );
  }
  const search = page.getByRole('main').getByRole('searchbox');
  const wrong = (await search.count())
    ? await announced(page, () => search.first().fill('zzzzzz'), page.getByText(/^No .* match/))
    : [];
  const offline = () => page.context().setOffline(true);
  const message = page.getByText(/^You’re offline/);
  wrong.push(...(await announced(page, offline, message)));
  await page.context().setOffline(false);
  await expect(message).toHaveCount(0);
  // Calls that were waiting for the connection.
  await expect.poll(() => page.evaluate(looks.isBusy)).toBe(false);
  return wrong;
}

/** Opens a menu of the app shell, one of the page and the confirmation of a deletion. Returns what was opened. */
async function openings(
  page: Page,
  onOpen: () => Promise<unknown>,
): Promise<('menu' | 'dialog')[]> {
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const menu = page.getByRole('menu').or(dialog);
  const closed = page.getByRole('button', { expanded: false });
  const opened: ('menu' | 'dialog')[] = [];
  const buttons = await closed.count();
  for (const button of buttons > 1 ? [closed.first(), closed.last()] : buttons ? [closed] : []) {
    // A handle to the element: once it is open, the locator matches another one.
    const opener = await button.elementHandle();
    await opener?.press('Enter');
    await expect.poll(() => opener?.getAttribute('aria-expanded')).toBe('true');
    if (await opener?.getAttribute('aria-haspopup')) await menu.first().waitFor();
    else if ((await menu.count()) === 0) continue;
    opened.push('menu');
    await onOpen();
    const deletion = page.getByRole('menuitem', { name: /^(Delete|Discard|Remove)/ });
    if (await deletion.count()) {
      await deletion.first().press('Enter');
      await dialog.first().waitFor();
      opened.push('dialog');
      await onOpen();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    // Comes a moment after the menu has gone, and would take the next key away from its button.
    await expect.poll(() => opener?.evaluate(looks.hasFocus)).toBe(true);
  }
  return opened;
}

type Check = (page: Page) => Promise<string[]>;

const size = (page: Page, width: number, height: number) => page.setViewportSize({ width, height });

/** The checks of a page. Each finds it 1280 px wide, and leaves nothing but the size changed. */
const checks: Readonly<Record<string, Check>> = {
  structure: async (page) => [
    ...(await page.evaluate(looks.structure)),
    ...(await bestPractice(page)),
    ...(await sameNames(page)),
  ],
  'states are visible': async (page) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const wrong = await page.evaluate(looks.unseenStates);
    await page.emulateMedia({ forcedColors: 'none' });
    return wrong;
  },
  'on paper': async (page) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const wrong = await page.evaluate(looks.printedControls);
    await page.emulateMedia({ media: null, colorScheme: null });
    return wrong;
  },
  'text of 200 %': async (page) => {
    await setTextSize(page, 32);
    const wrong = await page.evaluate(looks.overflowing);
    await setTextSize(page, 16);
    return wrong;
  },
  'text spacing': async (page) => {
    await setText(page, spaced);
    const wrong = [
      ...(await page.evaluate(looks.overflowing)),
      ...(await page.evaluate(looks.clipped)),
    ];
    await setText(page, '');
    return wrong;
  },
  '320 px': async (page) => {
    await size(page, 320, 640);
    await rendered(page);
    return [...(await page.evaluate(looks.overflowing)), ...(await sameNames(page))];
  },
  'focus on a phone': async (page) => {
    await size(page, 320, 640);
    return walk(page, isSweep ? 60 : 10);
  },
  'focus is visible in forced colors': async (page) => {
    await size(page, 1280, 480);
    await page.emulateMedia({ forcedColors: 'active' });
    const wrong = await walk(page, isSweep ? 60 : 20);
    await page.emulateMedia({ forcedColors: 'none' });
    return wrong;
  },
  announcements,
};

/** URLs that show a page which is already covered. */
const samePage = /analytics-paywall$|payment_methods\/(trial|subscription)$/;
/** Where admins read that offers are for vendors. */
const sameNotice = /special-offer$/;
/** Centered content that grows by design: email confirmation (ADR 0020) and the listing picker. */
const grows = /^\/auth\/verify\?|^\/paywall\/special-offer/;

/** Opens the page with responses arriving one by one. Returns the layout shifts. */
async function arriveStill(page: Page, address: string): Promise<string[]> {
  const settle = await respondOneByOne(page);
  await arrive(page, address);
  const shifts = await settle();
  return grows.test(address) ? [] : shifts;
}

/** The widths at which a page is opened. Outside of a sweep every second page opens on a phone. */
const widthsOf = (index: number) => (isSweep ? [375, 1280] : [index % 2 ? 375 : 1280]);

/**
 * All nine checks in a sweep, else every fifth one: a page has one or two of the checks, and each check one page or two. The page for
 * visitors, whose failed form announces itself differently, has that check.
 */
const checksOf = (index: number) =>
  Object.entries(checks).filter((_, at) => isSweep || (index + at + 1) % 5 === 0);

/** Whether menus and dialogs of a page are opened: on every page in a sweep, else on every second one. */
const opens = (index: number) => isSweep || index % 2 === 1;

test.describe.configure({ mode: 'parallel' });

for (const who of lookers) {
  if (!isSweep && who === 'lapsed') continue;
  // Rows: X6
  test(`every kind of page for ${who} has no layout shift and works zoomed, narrow, in forced colors and by keyboard`, async ({
    product: { url },
    signedIn,
  }) => {
    test.setTimeout(1_200_000);
    const problems: string[] = [];
    const opened: string[] = [];
    let opening = 0;
    const titles = new Map<string, string>();
    const page = await signedIn(who === 'lapsed' ? await lapsedVendor(url) : accounts[who]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    // Responses wait for the frames between them, which on a slow machine takes longer than a call may.
    await holdCalls(page);
    const all = await screensOf(who, url);
    const addresses = isSweep ? all : oneOfEachKind(who, all);
    for (const [at, address] of addresses.entries()) {
      const index = at + lookers.indexOf(who) + 1;
      const report = (name: string, wrongs: readonly string[]) => {
        for (const wrong of wrongs) problems.push(`${address}, ${name}: ${wrong}`);
      };
      for (const width of widthsOf(index)) {
        await size(page, width, 800);
        report(`layout shift at ${width} px`, await arriveStill(page, address));
      }
      const title = await page.title();
      const twin = titles.get(title);
      const isSame = samePage.test(address) || (who === 'admin' && sameNotice.test(address));
      if (twin && !isSame) report('title', [`${twin} has the same title "${title}"`]);
      titles.set(title, address);
      for (const [name, check] of checksOf(index)) {
        await size(page, 1280, 800);
        report(name, await check(page));
      }
      await size(page, 1280, 800);
      if (!opens(index)) continue;
      opening += 1;
      await page.evaluate(looks.watchMoves);
      const onOpen = async () => report('opened overlay', await bestPractice(page));
      opened.push(...(await openings(page, onOpen)));
      report('animation', await page.evaluate(looks.moving));
    }
    const dialogs = opened.filter((each) => each === 'dialog').length;
    const menus = opened.length - dialogs;
    console.log(`${who}: ${addresses.length} pages, ${menus} menus and ${dialogs} dialogs opened`);
    expect(problems).toEqual([]);
    // Otherwise the animation check proves nothing.
    if (who !== 'visitor') expect(opened.length).toBeGreaterThanOrEqual(opening);
    if (who === 'admin') expect(dialogs).toBeGreaterThan(0);
  });
}
