import type { Page } from '@playwright/test';
import { paths } from '../../../app/src/paths.ts';
import { callsOf } from '../api.ts';
import { arrivals, type Role } from '../safety/arrivals.ts';
import { expect } from '../test.ts';
import { isBusy } from './looks.ts';

/** Who looks at the screens; a trial looks like a paid plan, and one that has ended like none. */
export const lookers = ['visitor', 'free', 'paid', 'admin'] as const;
export type Looker = (typeof lookers)[number] & Role;

/** No page of its own, one that is a record's below, or the trial, which is not looked at. */
const elsewhere = /nowhere|987654|[?#]|auth\/verify|payment_methods\/|account\/trial/;

const ownOf = (who: Looker) =>
  arrivals(who).flatMap(([address, end]) =>
    address === end && !elsewhere.test(address) ? [address] : [],
  );

/** Every address at which this person arrives, and the pages of a record of theirs. */
export async function screensOf(who: Looker, url: string, email: string): Promise<string[]> {
  return [...new Set([...ownOf(who), ...(await recordsOf(who, url, email))])];
}

const kindOf = (address: string) => address.replace('services', 'apps');

/** Of these the first page of each kind, without the kinds that those before this person have as well. */
export function oneOfEachKind(who: Looker, addresses: readonly string[]): Set<string> {
  const known = new Set(lookers.slice(0, lookers.indexOf(who)).flatMap(ownOf).map(kindOf));
  const first = (address: string) => {
    const kind = kindOf(address);
    if (known.has(kind)) return false;
    known.add(kind);
    return true;
  };
  return new Set(addresses.filter(first));
}

/** Opens the page and waits until it is all there: this page, and no other to which it leads on. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Also behind an open dialog.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect.poll(() => page.evaluate(isBusy)).toBe(false);
  const wanted = new URL(address, page.url());
  expect(new URL(page.url()).pathname, `where ${address} leads`).toBe(wanted.pathname);
}

const pagesOf = (shelf: 'active' | 'pending', slug: string) => [
  paths.listing('apps', shelf, slug),
  paths.listingAnalytics('apps', shelf, slug),
];

async function recordsOf(who: Looker, url: string, email: string): Promise<string[]> {
  if (who === 'visitor') {
    return [
      `${paths.resetPassword}?code=any`,
      `${paths.verify}?user_id=1&timestamp=1&signature=any`,
      `${paths.verifyEmail}?message=not-confirmed&username=kea`,
    ];
  }
  const own = await callsOf(url, email);
  const [waiting] = await own.many('/pending/apps');
  if (who === 'admin') {
    const [review] = await own.many('/pending/reviews/apps');
    const [category] = await own.many('/categories');
    if (!waiting || !review || !category) throw new Error('The demo has nothing that waits.');
    return [
      ...pagesOf('pending', waiting.slug),
      paths.review('apps', 'pending', review.id),
      paths.category(category.slug),
    ];
  }
  // Whoever has no card yet is led from the trial to its card.
  const cards = [paths.addCard, ...(who === 'free' ? [paths.addCardFor('trial')] : [])];
  const [live] = await own.many('/apps?user=me');
  if (live)
    return [...cards, ...pagesOf('active', live.slug), paths.newSpecialOffer('apps', live.slug)];
  if (!waiting) throw new Error(`${email} has no listing.`);
  return [...cards, paths.listing('apps', 'pending', waiting.slug)];
}
