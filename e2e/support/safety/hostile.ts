import type { Page } from '@playwright/test';
import { callsOf, newVendor } from '../api.ts';
import { expect } from '../test.ts';

const image = '<img src=x onerror="window.hostile=1">';
/** Turns the reading direction round, and would swallow what stands after it. */
const turned = '\u202Etxet desrever\u202C';
const word = 'W'.repeat(60);

const nameOf = (kind: string) => `${image} ${kind} ${word}`.slice(0, 90);

/** Stores texts that want to be more than text, as far as the server takes them, wherever somebody can write. */
export async function hostile(url: string) {
  const vendor = await callsOf(url, 'pro@portal.test');
  const admin = await callsOf(url, 'admin@portal.test');
  const author = await newVendor(url, 'Writer', image);
  const writer = await callsOf(url, author);
  const term = nameOf('industry');
  const { id: industry } = await admin.one('POST', '/industries', { data: { name: term } });
  const { id: category, slug: categorySlug } = await admin.one('POST', '/categories', {
    data: { name: nameOf('category') },
  });
  await admin.one('POST', '/subcategories', { data: { name: nameOf('subcategory'), category } });
  await admin.one('POST', '/locations', { data: { name: nameOf('location') } });
  const name = `${image} ${word}`;
  const listing = {
    name,
    summary: `${image} ${turned}`,
    description: `<script>window.hostile=1</script>\n${image}\n${word}${word}`,
    link: 'https://kea.example/?q=<script>',
    trial: null,
    pricing: image,
    nz: true,
    account: null,
    note: null,
    logo: null,
    industries: [industry],
    subcategories: [],
  };
  const made = await vendor.one('POST', '/apps', { data: listing });
  const note = { note: null, internal_note: image, status: 'APPROVED', version: made.version };
  const { slug } = await admin.one('PATCH', `/apps/${made.id}`, { data: note });
  const sent = await vendor.one('POST', '/apps', { data: { ...listing, name: `${name} sent` } });
  const back = { note: `${image} ${turned} ${word}`, internal_note: image, status: 'DECLINED' };
  await admin.one('PATCH', `/apps/${sent.id}`, { data: { ...back, version: sent.version } });
  const review = `${image} ${turned} ${word}`;
  const { id: reviewId } = await writer.one('POST', '/reviews', {
    data: { rating: 1, comment: review, listing: `/apps/${slug}` },
  });
  await writer.one('POST', '/apps', { data: { ...listing, name: `${name} by name` } });
  const offer = `${image} ${word}`;
  await vendor.one('POST', '/special-offers', {
    data: {
      title: offer,
      description: `${image} ${turned} ${word}`,
      link: 'https://kea.example/',
      label: image,
      listing: `/apps/${slug}`,
    },
  });
  return {
    author,
    app: { name, slug },
    declined: sent.slug,
    category: categorySlug,
    review,
    reviewId,
    offer,
    term,
  };
}

/** The text is there, nothing of it or of another was run or made an element, and the page is no wider for it. */
export async function expectOnlyText(page: Page, text?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  if (text !== undefined)
    await expect.poll(() => page.evaluate(() => document.body.innerText)).toContain(text);
  expect(
    await page.evaluate(() => ({
      ran: 'hostile' in window,
      made: document.querySelectorAll('img[onerror], script:not([src]):not([type])').length,
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    })),
    page.url(),
  ).toEqual({ ran: false, made: 0, wide: false });
}
