import type { Page } from '@playwright/test';
import { field } from '../listingForm.ts';
import { expect } from '../test.ts';
import { apiOf, appOf, inWords } from './faultApi.ts';
import type { FormUnderFault } from './formUnderFault.ts';

const label = 'Industry name';

const press = async (page: Page, name: string | RegExp, double = false) => {
  const button = page.getByRole('button', { name });
  await (double ? button.dblclick() : button.click());
};

/** A name or a choice that is typed anew where the page has ended: nothing of them is kept. */
export async function smallForms(url: string): Promise<FormUnderFault[]> {
  const [pro, admin] = [await apiOf(url, 'pro@portal.test'), await apiOf(url, 'admin@portal.test')];
  const named = async (mark: string) => {
    const rows = await admin.call('GET', '/industries?pagination[pageSize]=100');
    const found = rows.filter(({ name }) => inWords(name).includes(`new ${mark}`));
    return found.map(({ name }) => ({ [label]: inWords(name) }));
  };
  const inName = {
    as: 'admin@portal.test',
    kept: false,
    typed: (mark: string) => ({ [label]: `Ahuwhenua 🥝 new ${mark}` }),
    read: (page: Page) => field(page, label).last().inputValue(),
    fill: (page: Page, _: string, words: string) => field(page, label).last().fill(words),
    failed: async (page: Page) =>
      expect(field(page, label).last()).toHaveAttribute('aria-invalid', 'true'),
    stored: named,
  };

  const add: FormUnderFault = {
    ...inName,
    name: 'new term',
    prepare: async () => '/industries',
    ready: (page) => expect(field(page, label)).toBeVisible(),
    submit: (page, double) => press(page, 'Add industry', double),
    saved: /was added\.$/,
    writes: { method: /POST/, path: /\/industries\/?$/ },
  };

  const rename: FormUnderFault = {
    ...inName,
    name: 'new name of a term',
    prepare: async (mark) => {
      await admin.call('POST', '/industries', { name: `Before ${mark}` });
      return `/industries?search=${mark}`;
    },
    ready: async (page) => {
      await page.getByRole('button', { name: /^More for Before/ }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await expect(field(page, label)).toHaveCount(2);
    },
    submit: (page, double) => press(page, 'Save', double),
    saved: /^Before .* is now /,
    writes: { method: /PUT/, path: /\/industries\/\d+\/?$/ },
  };

  const chosen = (page: Page) => page.getByRole('list', { name: 'Featured apps' });
  const featured: FormUnderFault = {
    name: 'featured',
    as: 'admin@portal.test',
    kept: false,
    prepare: async (mark) => {
      const [industry] = await admin.call('POST', '/industries', { name: `Kept ${mark}` });
      await appOf(pro, `Featured ${mark}`, admin, { industries: [industry?.id] });
      return `/featured?industry=${industry?.slug}`;
    },
    typed: (mark) => ({ 'Approved apps': `Featured ${mark}` }),
    ready: (page) => expect(page.getByRole('combobox', { name: 'Approved apps' })).toBeVisible(),
    read: async (page) => {
      const item = chosen(page).getByRole('listitem');
      const words = (await item.count()) ? await item.first().innerText() : '';
      return /Featured \w+/.exec(words)?.[0] ?? '';
    },
    fill: async (page) => {
      if (await chosen(page).getByRole('listitem').count()) return;
      await page.getByRole('combobox', { name: 'Approved apps' }).click();
      await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
    },
    submit: (page, double) => press(page, 'Save changes', double),
    failed: (page) =>
      page
        .getByText(/could not be reached|took too long|could not read|unknown error/)
        .first()
        .waitFor(),
    saved: /shows first was saved/,
    stored: async (mark) => {
      const rows = await admin.call('GET', '/industries?pagination[pageSize]=100');
      const slug = rows.find(({ name }) => name === `Kept ${mark}`)?.slug;
      const [industry = {}] = await admin.call('GET', `/industries/${slug}`);
      return [industry.featured_apps]
        .flat()
        .map((app) => ({ 'Approved apps': inWords(Reflect.get(Object(app), 'name')) }));
    },
    writes: { method: /PUT/, path: /\/industries\/\d+\/?$/ },
  };

  return [add, rename, featured];
}
