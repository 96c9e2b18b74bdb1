import type { Page } from '@playwright/test';
import { type Calls, callsOf, newVendor } from '../api.ts';
import { textsOf } from '../listingTexts.ts';
import { expect } from '../test.ts';
import { hostileService } from './hostileService.ts';
import { image, mark, nameOf, turned, word } from './hostileTexts.ts';

/** The fields that apps and services share. */
const listing = (name: string, industry: number) => ({
  ...Object.fromEntries(textsOf('services').map(({ stored }) => [stored, mark(stored)])),
  name,
  description: `<script>window.hostile=1</script>\n${mark('description')}\n${word}${word}`,
  link: 'https://kea.example/?q=<script>',
  trial: null,
  nz: true,
  account: null,
  note: null,
  logo: null,
  industries: [industry],
});

async function hostileTerms(admin: Calls) {
  const add = (path: string, kind: string, more: object = {}) =>
    admin.one('POST', path, { data: { name: nameOf(kind), ...more } });
  const industry = await add('/industries', 'industry');
  const category = await add('/categories', 'category');
  const { id: subcategory } = await add('/subcategories', 'subcategory', { category: category.id });
  const { id: location } = await add('/locations', 'location');
  return { industry, category, subcategory, location };
}

const decline = { note: mark('reason'), internal_note: mark('internal'), status: 'DECLINED' };

/** Stores hostile texts in every field that the server accepts them in. */
export async function hostile(url: string) {
  const vendor = await callsOf(url, 'pro@portal.test');
  const admin = await callsOf(url, 'admin@portal.test');
  const author = await newVendor(url, 'Writer', image);
  const writer = await callsOf(url, author);
  const terms = await hostileTerms(admin);
  const name = `${image} ${word}`;
  const app = {
    ...listing(name, terms.industry.id),
    subcategories: [terms.subcategory],
  };
  const made = await vendor.one('POST', '/apps', { data: app });
  const approve = { note: null, internal_note: image, status: 'APPROVED' };
  const { slug } = await admin.one('PATCH', `/apps/${made.id}`, {
    data: { ...approve, version: made.version },
  });

  const fields = listing(nameOf('service'), terms.industry.id);
  const service = await hostileService({ vendor, admin, fields, terms });

  const review = `${mark('comment')} ${turned} ${word}`;
  const write = (of: string) => ({ data: { rating: 1, comment: review, listing: of } });
  const { id: reviewId } = await writer.one('POST', '/reviews', write(`/apps/${slug}`));
  const about = await writer.one('POST', '/reviews', write(`/services/${service.slug}`));
  await admin.one('PATCH', `/reviews/${about.id}`, decline);
  const offer = `${image} ${word}`;
  const wanted = (of: string) => ({
    data: {
      title: offer,
      description: `${mark('advantage')} ${turned} ${word}`,
      link: 'https://kea.example/',
      label: mark('label'),
      listing: of,
    },
  });
  await vendor.one('POST', '/special-offers', wanted(`/apps/${slug}`));
  const bought = await vendor.one('POST', '/special-offers', wanted(`/services/${service.slug}`));
  await admin.one('PATCH', `/special-offers/${bought.id}`, {
    status: 'D',
    admin_note: mark('declined'),
  });
  return {
    author,
    app: { name, slug },
    service: { ...service, reviewId: about.id },
    category: terms.category.slug,
    industry: terms.industry.slug,
    reviewId,
    offer,
  };
}

/** Expects the texts to render verbatim: none ran as a script, became an element or widened the page. */
export async function expectOnlyText(page: Page, ...texts: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  // Fields show a text as their value.
  const read = () =>
    page.evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input:not([type=hidden]), textarea',
      );
      return [document.body.innerText, ...[...fields].map(({ value }) => value)].join('\n');
    });
  const missing = async () => {
    const words = await read();
    return texts.filter((text) => !words.includes(text));
  };
  await expect.poll(missing, page.url()).toEqual([]);
  expect(
    await page.evaluate(() => ({
      ran: 'hostile' in window,
      made: document.querySelectorAll('img[onerror], script:not([src]):not([type])').length,
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    })),
    page.url(),
  ).toEqual({ ran: false, made: 0, wide: false });
}
