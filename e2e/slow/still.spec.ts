import { answerOneByOne, moved, watchShifts } from '../support/stillness.ts';
import { expect, test } from '../support/test.ts';
import { arrive, oneOfEachKind, screensOf } from '../support/usable/screens.ts';

const people = {
  visitor: '',
  free: 'vendor@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
} as const;
const lookers = ['visitor', 'free', 'paid', 'admin'] as const;

/**
 * Two stand in the middle of the window and grow: what became of a link (ADR 0020), and the dialog in which the listing of
 * an offer is chosen.
 */
const rises = /^\/auth\/verify\?|^\/paywall\/special-offer/;

test.describe.configure({ mode: 'parallel' });

for (const who of lookers) {
  // Rows: X6
  test(`no page moves what is on it while it comes, for ${who}`, async ({
    browser,
    product,
    signedIn,
  }) => {
    test.setTimeout(600_000);
    const visitor = await browser.newContext({ baseURL: product.url });
    const page = who === 'visitor' ? await visitor.newPage() : await signedIn(people[who]);
    await watchShifts(page);
    await answerOneByOne(page);
    const addresses = oneOfEachKind(who, await screensOf(who, product.url, people[who]));
    const wrong: string[] = [];
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of addresses) {
        await arrive(page, address);
        // Nothing may be under way when the next page is opened.
        await page.waitForLoadState('networkidle');
        if (rises.test(address)) continue;
        for (const each of await moved(page)) wrong.push(`${address}, ${width} px: ${each}`);
      }
    }
    await visitor.close();
    console.log(
      [...wrong, `${who}: ${addresses.size * 2} pages, ${wrong.length} moves`].join('\n'),
    );
    expect(wrong).toEqual([]);
  });
}
