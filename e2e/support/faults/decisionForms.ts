import type { Page } from '@playwright/test';
import { field } from '../listingForm.ts';
import { expect } from '../test.ts';
import { type Api, apiOf, appOf, asText, press } from './faultApi.ts';
import type { FormUnderFault, Stored } from './formUnderFault.ts';

const label = 'Reason for decline';
const typed = (mark: string) => ({ [label]: `Kāo: the link\ndoes not open 🥝 ${mark}` });

/** One entry per decline, so that declining twice shows. */
async function declinesOf(admin: Api, path: string, note: unknown): Promise<Stored[]> {
  const events = await admin.call('GET', `${path}/events`);
  const declined = events.filter(({ kind }) => kind === 'declined');
  return declined.map(() => ({ [label]: asText(note) }));
}

/** Declining a listing, several listings and an offer, and adding an internal note. */
export async function decisionForms(url: string): Promise<FormUnderFault[]> {
  const [pro, admin] = [await apiOf(url, 'pro@portal.test'), await apiOf(url, 'admin@portal.test')];
  const offered = await appOf(pro, 'Declined under fault', admin);
  const shared = { as: 'admin@portal.test', typed };
  const ofListing = {
    stored: async (mark: string) => {
      const [row] = await admin.call('GET', `/pending/apps?_q=${mark}`);
      return row ? declinesOf(admin, `/apps/${row.id}`, row.note) : [];
    },
    writes: { method: /PATCH/, path: /\/apps\/\d+\/?$/ },
  };

  const page: FormUnderFault = {
    ...shared,
    ...ofListing,
    name: 'decision on a page',
    sweepOnly: 'live listing, and e2e/moderation.spec.ts',
    prepare: async (mark) => {
      const { slug } = await appOf(pro, `Waits ${mark}`);
      return `/apps/pending/view/${slug}`;
    },
    from: (mark) => ({ address: `/apps/pending/all?search=${mark}`, link: `Waits ${mark}` }),
    ready: (at) => expect(at.getByRole('group', { name: 'Decision' })).toBeVisible(),
    read: async (at) => ((await field(at, label).count()) ? field(at, label).inputValue() : ''),
    fill: async (at, _, words) => {
      if ((await field(at, label).count()) === 0) await press(at, /^Decline…/);
      await field(at, label).fill(words);
    },
    submit: (at, double) => press(at, /^Decline listing/, double),
    foundOut: (at) => expect(at.getByRole('button', { name: /^Change reason/ })).toBeVisible(),
    saved: /^Waits .* declined\.$/,
  };

  const noteLabel = 'Internal note';
  // After a lost response it offers a retry, which stores nothing twice.
  const { foundOut: _, ...onPage } = page;
  const note: FormUnderFault = {
    ...onPage,
    name: 'note for admins',
    sweepOnly: 'decision on a page',
    typed: (mark) => ({ [noteLabel]: `Kei roto 🥝\nrang them ${mark}` }),
    fill: (at, _, words) => field(at, noteLabel).fill(words),
    read: (at) => field(at, noteLabel).inputValue(),
    submit: (at, double) => press(at, 'Add note', double),
    saved: /^Note added\.$/,
    stored: async (mark) => {
      const [row] = await admin.call('GET', `/pending/apps?_q=${mark}`);
      const events = row ? await admin.call('GET', `/apps/${row.id}/events`) : [];
      const noted = events.filter(({ internal_note: words }) => asText(words).includes(mark));
      return noted.map(({ internal_note: words }) => ({ [noteLabel]: asText(words) }));
    },
  };

  const rowCheck = (at: Page) => at.getByRole('checkbox', { name: /^Select (?!all)/ });
  const dialog = (at: Page) => at.getByRole('dialog');
  const failureInDialog = (at: Page) =>
    dialog(at).getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  const openMany = async (at: Page) => {
    if (await dialog(at).isVisible()) return;
    // A listing declined with a lost response has left the list but is still selected.
    const chosen = at.getByRole('button', { name: 'Decline…' });
    if (!(await chosen.isVisible())) await rowCheck(at).check({ force: true });
    await chosen.click();
    await expect(dialog(at)).toBeVisible();
  };
  const many: FormUnderFault = {
    ...shared,
    ...ofListing,
    name: 'decline of several',
    sweepOnly: 'decision on a page, and packages/forms/src/decision/ReasonDialog.stories.tsx',
    prepare: async (mark) => {
      await appOf(pro, `Waits ${mark}`);
      return `/apps/pending/all?search=${mark}`;
    },
    ready: async (at) => {
      await expect(rowCheck(at)).toHaveCount(1);
      await openMany(at);
    },
    read: async (at) => {
      await openMany(at);
      return field(at, label).inputValue();
    },
    fill: async (at, _, words) => {
      await openMany(at);
      await field(at, label).fill(words);
    },
    submit: async (at, double) => {
      await openMany(at);
      await press(at, 'Decline listing', double);
    },
    failed: failureInDialog,
    saved: /^1 listing declined\.$/,
  };

  const openOffer = async (at: Page) => {
    if (!(await dialog(at).isVisible())) await press(at, 'Decline');
    await expect(dialog(at)).toBeVisible();
  };
  const offer: FormUnderFault = {
    ...shared,
    name: 'decline of an offer',
    sweepOnly: 'decline of several',
    prepare: async (mark) => {
      await pro.call('POST', '/special-offers', {
        title: `Offer ${mark}`,
        description: 'Before',
        link: 'https://before.example',
        label: 'Before',
        listing: `/apps/${offered.slug}`,
      });
      return `/special-offers/apps/pending?search=${mark}`;
    },
    ready: async (at) => {
      await expect(at.getByRole('listitem', { name: /^Offer / })).toBeVisible();
      await openOffer(at);
    },
    read: (at) => field(at, label).inputValue(),
    fill: (at, _, words) => field(at, label).fill(words),
    submit: (at, double) => press(at, 'Decline offer', double),
    failed: failureInDialog,
    saved: /^Offer “Offer .*” declined\.$/,
    stored: async (mark) => {
      const [row] = await admin.call(
        'GET',
        `/pending/special-offers/apps?_q=${mark}&state=declined`,
      );
      return row ? declinesOf(admin, `/special-offers/${row.id}`, row.admin_note) : [];
    },
    writes: { method: /PATCH/, path: /\/special-offers\/\d+\/?$/ },
  };

  return [page, note, many, offer];
}
