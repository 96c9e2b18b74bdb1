import type { Page } from '@playwright/test';
import { field } from '../listingForm.ts';
import { expect } from '../test.ts';
import { apiOf, inWords } from './faultApi.ts';
import type { FormUnderFault } from './formUnderFault.ts';

const label = 'Industry name';

const press = async (page: Page, name: string | RegExp, double = false) => {
  const button = page.getByRole('button', { name });
  await (double ? button.dblclick() : button.click());
};

export const nameNotKept =
  'One short name, in sight until it is stored, and typed anew in a moment; kept, it would come back to a list in which it may stand by then.';

/** One short name, which is typed anew where the page has ended: nothing of it is kept. */
export async function smallForms(url: string): Promise<FormUnderFault[]> {
  const admin = await apiOf(url, 'admin@portal.test');
  const named = async (mark: string) => {
    const rows = await admin.call('GET', '/industries?pagination[pageSize]=100');
    const found = rows.filter(({ name }) => inWords(name).includes(`new ${mark}`));
    return found.map(({ name }) => ({ [label]: inWords(name) }));
  };
  const inName = {
    as: 'admin@portal.test',
    notKept: nameNotKept,
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

  return [add];
}
