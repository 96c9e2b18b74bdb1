import type { Page } from '@playwright/test';
import { paths } from '../../../app/src/paths.ts';
import { callsOf } from '../api.ts';
import { arrivals, placesIn, type Role } from '../safety/arrivals.ts';
import { expect } from '../test.ts';
import { isBusy } from './looks.ts';

/** Roles whose screens are checked; a trial shows the screens of a paid plan. */
export const lookers = ['visitor', 'free', 'lapsed', 'paid', 'admin'] as const;
export type Looker = (typeof lookers)[number] & Role;

/** The demo account whose screens they are; a visitor has none. */
export const accounts: Record<Exclude<Looker, 'lapsed'>, string | null> = {
  visitor: null,
  free: 'vendor@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
};

/** URLs without a page of their own, or listed below. */
const excluded = /nowhere|987654|[?#]|auth\/verify/;

/** Every URL that this role can open, including variants with a query. */
export async function screensOf(who: Looker, url: string): Promise<string[]> {
  // A lapsed plan differs from a free one only on the billing pages.
  if (who === 'lapsed')
    return [paths.trial, paths.subscription, paths.paymentMethods, paths.addCard];
  const own = arrivals(who, await placesIn(url)).flatMap(({ address, end }) =>
    address === end && !excluded.test(address) ? [address] : [],
  );
  if (who === 'visitor') {
    const links = [
      `${paths.resetPassword}?code=any`,
      `${paths.verify}?user_id=1&timestamp=1&signature=any`,
      `${paths.verifyEmail}?message=not-confirmed&username=kea`,
    ];
    return [...own, ...links];
  }
  if (who !== 'admin') return own;
  const admin = await callsOf(url, 'admin@portal.test');
  const decided: string[] = [];
  for (const type of ['apps', 'services'] as const) {
    // Earlier tests may have left dozens of revisions at the head of the queue.
    const pending = await admin.many(`/pending/${type}?pagination[pageSize]=100`);
    const [fresh, change] = [false, true].map((is) =>
      pending.find(({ revision = false }) => revision === is),
    );
    if (fresh) decided.push(`${paths.listing(type, 'pending', fresh.slug)}?edit`);
    // A revision shows its differences from the live listing.
    if (change) decided.push(paths.listing(type, 'pending', change.slug));
  }
  return [...own, ...decided];
}

/**
 * One page per kind: list, queue, form, decision, chart, billing, card, dashboard and terms. Of the others the stories check contrast,
 * targets and structure, and the screenshots whether longer texts fit; large text, late responses and forced colors only a sweep.
 */
const kinds: Readonly<Record<Looker, RegExp>> = {
  visitor: /registration$/,
  free: /^\/apps\/active$|^\/account\/subscription$|^\/apps\/pending\/view\/[^/]+$|payment_methods\/new/,
  lapsed: /^$/,
  paid: /^\/services\/active\/analytics\/[^/]+$/,
  admin: /dashboard$|^\/apps\/pending\/all|^\/services\/pending\/view\/[^/?]+$|categories\/view/,
};

export const oneOfEachKind = (who: Looker, addresses: readonly string[]): string[] =>
  addresses.filter((address) => kinds[who].test(address));

/** Opens the page and waits until it has loaded. Fails if it redirects. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Also behind an open dialog.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect.poll(() => page.evaluate(isBusy)).toBe(false);
  const wanted = new URL(address, page.url());
  expect(new URL(page.url()).pathname, `${address} redirects`).toBe(wanted.pathname);
}
