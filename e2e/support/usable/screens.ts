import type { Page } from '@playwright/test';
import { paths } from '../../../app/src/paths.ts';
import { callsOf } from '../api.ts';
import { arrivals, placesIn, type Role } from '../safety/arrivals.ts';
import { expect } from '../test.ts';
import { isBusy } from './looks.ts';

/** Who looks at the screens; a trial looks like a paid plan. */
export const lookers = ['visitor', 'free', 'lapsed', 'paid', 'admin'] as const;
export type Looker = (typeof lookers)[number] & Role;

/** No page of its own, or one that is named below. */
const elsewhere = /nowhere|987654|[?#]|auth\/verify/;

/** Every address at which this person arrives, and what their pages look like with more in the address. */
export async function screensOf(who: Looker, url: string): Promise<string[]> {
  // Whose plan has ended sees what is seen without one, and money in another state.
  if (who === 'lapsed')
    return [paths.trial, paths.subscription, paths.paymentMethods, paths.addCard];
  const own = arrivals(who, await placesIn(url)).flatMap(({ address, end }) =>
    address === end && !elsewhere.test(address) ? [address] : [],
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
    // What ran before may have left dozens of changes at the head of the queue.
    const waiting = await admin.many(`/pending/${type}?pagination[pageSize]=100`);
    const [fresh, change] = [false, true].map((is) =>
      waiting.find(({ revision = false }) => revision === is),
    );
    if (fresh) decided.push(`${paths.listing(type, 'pending', fresh.slug)}?edit`);
    // A change is read against what is live.
    if (change) decided.push(paths.listing(type, 'pending', change.slug));
  }
  return [...own, ...decided];
}

/** Of these, the pages that stand for all of their kind: lists, forms, decisions, charts, money and terms. */
const kinds: Readonly<Record<Looker, RegExp>> = {
  visitor: /registration$|verify-email\?/,
  free: /^\/apps\/active$|^\/account\/subscription$|^\/apps\/pending\/view|personal-information|payment_methods\/new|\/paywall\/services/,
  lapsed: /^$/,
  paid: /^\/services\/active\/(view|analytics)\/[^/]+$|\/apps\/.*special-offer$/,
  admin:
    /dashboard$|^\/apps\/pending\/all|^\/services\/pending\/view\/[^/?]+$|^\/reviews\/apps\/pending|featured|categories\/view/,
};

export const oneOfEachKind = (who: Looker, addresses: readonly string[]): string[] =>
  addresses.filter((address) => kinds[who].test(address));

/** Opens the page and waits until it is all there: this page, and no other to which it leads on. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Also behind an open dialog.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect.poll(() => page.evaluate(isBusy)).toBe(false);
  const wanted = new URL(address, page.url());
  expect(new URL(page.url()).pathname, `where ${address} leads`).toBe(wanted.pathname);
}
