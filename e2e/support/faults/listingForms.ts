import { expect, type Page } from '@playwright/test';
import { field, submit } from '../listingForm.ts';
import { sampleTexts, storedByLabel } from '../listingTexts.ts';
import { apiOf } from './faultApi.ts';
import type { FormUnderFault, Stored } from './formUnderFault.ts';

const labels = storedByLabel('apps');

const aboveList = () => ({ address: '/apps/pending', link: 'Create new' });

const inList = (scope: string) => (mark: string) => ({
  address: `/apps/${scope}?search=${mark}`,
  link: `Before ${mark}`,
});

/** The forms for a new listing, a draft and a live listing. */
export async function listingForms(url: string): Promise<FormUnderFault[]> {
  const as = 'vendor@portal.test';
  const vendor = await apiOf(url, as);
  const admin = await apiOf(url, 'admin@portal.test');

  const start = async (mark: string, draft: boolean) => {
    const [made] = await vendor.call('POST', '/apps', {
      name: `Before ${mark}`,
      summary: 'Before',
      description: 'Before',
      link: 'https://before.example',
      pricing: '$1',
      draft,
    });
    return made ?? {};
  };
  const stored = async (mark: string): Promise<Stored[]> => {
    const rows = await vendor.call('GET', `/pending/apps?_q=${mark}&pagination[pageSize]=100`);
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(labels).map(([label, name]) => [label, String(row[name] ?? '')]),
      ),
    );
  };
  const form = (
    name: string,
    method: RegExp,
    from: NonNullable<FormUnderFault['from']>,
    prepare: FormUnderFault['prepare'],
  ): FormUnderFault => ({
    name,
    as,
    from,
    prepare,
    typed: (mark) => sampleTexts('apps', mark),
    ready: (page) => expect(field(page, 'Name')).toBeVisible(),
    read: (page, label) => field(page, label).inputValue(),
    fill: (page, label, text) => field(page, label).fill(text),
    submit: (page: Page, double = false) =>
      double ? page.getByRole('button', { name: /^Submit/ }).dblclick() : submit(page),
    saved: /Your listing was submitted for review\./,
    stored,
    writes: { method, path: /\/apps(\/\d+)?\/?$/ },
  });

  return [
    {
      ...form('new listing', /POST/, aboveList, async () => '/apps/new'),
      goesThrough: ['offline, timeout and malformed response after storing'],
    },
    {
      ...form('draft', /PUT/, inList('pending'), async (mark) => {
        const { slug } = await start(mark, true);
        return `/apps/pending/view/${slug}`;
      }),
      sweepOnly: 'live listing',
    },
    form('live listing', /PUT/, inList('active'), async (mark) => {
      const { id, slug, version } = await start(mark, false);
      await admin.call('PATCH', `/apps/${id}`, { status: 'APPROVED', note: null, version });
      return `/apps/active/view/${slug}`;
    }),
  ];
}
