import type { Page } from '@playwright/test';
import { field } from '../listingForm.ts';
import { expect } from '../test.ts';
import { apiOf, appOf, asText, press } from './faultApi.ts';
import type { FormUnderFault } from './formUnderFault.ts';

const label = 'Industry name';
const order = 'Featured apps';

const nameNotStored =
  'A short name is quick to retype, and a restored draft could duplicate a term added since.';

/** Adding a term, renaming a term and ordering featured apps. */
export async function adminForms(url: string): Promise<FormUnderFault[]> {
  const [pro, admin] = [await apiOf(url, 'pro@portal.test'), await apiOf(url, 'admin@portal.test')];
  const shared = { as: 'admin@portal.test' };
  const addIndustry = async (name: string) =>
    (await admin.call('POST', '/industries', { name }))[0] ?? {};

  const inTop = (page: Page) => field(page, label).last();
  const add: FormUnderFault = {
    ...shared,
    name: 'new term',
    sweepOnly: 'registration, whose input is not stored either',
    notStored: nameNotStored,
    prepare: async () => '/industries',
    typed: (mark) => ({ [label]: `Ahuwhenua 🥝 new ${mark}` }),
    ready: (page) => expect(inTop(page)).toBeVisible(),
    read: (page) => inTop(page).inputValue(),
    fill: (page, _, words) => inTop(page).fill(words),
    submit: (page, double) => press(page, 'Add industry', double),
    failed: (page) => expect(inTop(page)).toHaveAttribute('aria-invalid', 'true'),
    saved: /was added\.$/,
    stored: async (mark) => {
      const rows = await admin.call('GET', `/industries?_q=${mark}&pagination[pageSize]=100`);
      return rows.map((row) => ({ [label]: asText(row.name) }));
    },
    writes: { method: /POST/, path: /\/industries\/?$/ },
  };

  const terms = (page: Page) => page.getByRole('list', { name: 'Industries', exact: true });
  const name = (page: Page) => terms(page).getByRole('textbox', { name: label });
  const rename: FormUnderFault = {
    ...shared,
    notStored: nameNotStored,
    name: 'new name of a term',
    sweepOnly: 'new term',
    prepare: async (mark) => {
      await addIndustry(`Before ${mark}`);
      return `/industries?search=${mark}`;
    },
    typed: (mark) => ({ [label]: `Mahi ngahere 🌲 after ${mark}` }),
    ready: async (page) => {
      await terms(page)
        .getByRole('button', { name: /^More for Before/ })
        .click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await expect(name(page)).toBeVisible();
    },
    read: (page) => name(page).inputValue(),
    fill: (page, _, words) => name(page).fill(words),
    submit: (page, double = false) => press(page, 'Save', double),
    failed: (page) => expect(name(page)).toHaveAttribute('aria-invalid', 'true'),
    // It was stored: the row shows the new name, and saving again changes nothing.
    foundOut: async (page) => {
      await press(page, 'Save', false);
      await expect(name(page)).toHaveCount(0);
      await expect(terms(page).getByText(/after/)).toBeVisible();
    },
    saved: / is now Mahi /,
    stored: async (mark) => {
      const rows = await admin.call('GET', `/industries?_q=${mark}&pagination[pageSize]=100`);
      return rows.map((row) => ({ [label]: asText(row.name) }));
    },
    writes: { method: /PUT/, path: /\/industries\/\d+\/?$/ },
  };

  const chosen = (page: Page) => page.getByRole('list', { name: order });
  const namesOf = async (page: Page) => {
    const rows = await chosen(page).getByRole('paragraph').allInnerTexts();
    return rows.filter((words) => /^(First|Second) /.test(words)).join(', ');
  };
  const slugs = new Map<string, string>();
  const featured: FormUnderFault = {
    ...shared,
    notStored: 'An order is quick to restore, and leaving without saving asks first.',
    oneTab: 'There is no text to type in a second tab.',
    name: 'order of featured listings',
    sweepOnly: 'new term, and app/src/routes/featured/Featured.stories.tsx',
    prepare: async (mark) => {
      const { id, slug } = await addIndustry(`Featured ${mark}`);
      const made = [];
      for (const first of ['First', 'Second'])
        made.push(await appOf(pro, `${first} ${mark}`, admin, { industries: [id] }));
      await admin.call('PUT', `/industries/${id}`, { featured_apps: made.map((app) => app.id) });
      slugs.set(mark, asText(slug));
      return `/featured?industry=${slug}`;
    },
    typed: (mark) => ({ [order]: `Second ${mark}, First ${mark}` }),
    ready: (page) => expect(chosen(page).getByRole('listitem')).toHaveCount(2),
    read: namesOf,
    fill: async (page, _, words) => {
      if ((await namesOf(page)) === words) return;
      await chosen(page)
        .getByRole('button', { name: /^Move Second [^ ]+$/ })
        .focus();
      for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    },
    submit: (page, double = false) => press(page, 'Save changes', double),
    failed: (page) => expect(page.getByRole('button', { name: 'Dismiss' }).first()).toBeVisible(),
    saved: /^Featured listings for .* saved\./,
    stored: async (mark) => {
      const [row = {}] = await admin.call('GET', `/industries/${slugs.get(mark)}`);
      const names = [row.featured_apps].flat().map((app) => Reflect.get(Object(app), 'name'));
      return [{ [order]: names.join(', ') }];
    },
    writes: { method: /PUT/, path: /\/industries\/\d+\/?$/ },
  };

  return [add, rename, featured];
}
