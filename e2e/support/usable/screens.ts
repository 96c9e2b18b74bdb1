import type { Page } from '@playwright/test';
import { paths } from '../../../app/src/paths.ts';
import { type Calls, callsOf } from '../api.ts';
import { arrivals, type Role } from '../safety/arrivals.ts';
import { expect } from '../test.ts';
import { isBusy } from './looks.ts';

/** Who looks at the screens; a trial looks like a paid plan. */
export const lookers = ['visitor', 'free', 'lapsed', 'paid', 'admin'] as const;
export type Looker = (typeof lookers)[number] & Role;

/** No page of its own, or one that is named below. */
const elsewhere = /nowhere|987654|[?#]|auth\/verify|payment_methods\/|account\/trial/;

const ownOf = (who: Looker) =>
  arrivals(who).flatMap(([address, end]) =>
    address === end && !elsewhere.test(address) ? [address] : [],
  );

/** Every address at which this person arrives, and the pages of a record of theirs. */
export async function screensOf(who: Looker, url: string, email: string): Promise<string[]> {
  // Whose plan has ended sees what is seen without one, and money in another state.
  if (who === 'lapsed')
    return [paths.trial, paths.subscription, paths.paymentMethods, paths.addCard];
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

const types = ['apps', 'services'] as const;

const pagesOf = (type: (typeof types)[number], shelf: 'active' | 'pending', slug: string) => [
  paths.listing(type, shelf, slug),
  paths.listingAnalytics(type, shelf, slug),
];

async function recordsOf(
  who: Exclude<Looker, 'lapsed'>,
  url: string,
  email: string,
): Promise<string[]> {
  if (who === 'visitor') {
    return [
      `${paths.resetPassword}?code=any`,
      `${paths.verify}?user_id=1&timestamp=1&signature=any`,
      `${paths.verifyEmail}?message=not-confirmed&username=kea`,
    ];
  }
  const own = await callsOf(url, email);
  const [waiting] = await own.many('/pending/apps');
  const ways = [paths.addCard, paths.addCardFor('trial'), paths.addCardFor('subscription')];
  if (who === 'admin') return [...ways, paths.trial, ...(await waitingOf(own))];
  // Whoever has no card yet is led from the trial to its card.
  const cards = who === 'free' ? ways : [paths.addCard];
  const live = await liveOf(own);
  if (live.length > 0) return [...cards, ...live];
  if (!waiting) throw new Error(`${email} has no listing.`);
  return [...cards, paths.listing('apps', 'pending', waiting.slug)];
}

/** The pages of a live app and service, where there is one. */
async function liveOf(own: Calls): Promise<string[]> {
  const pages: string[] = [];
  for (const type of types) {
    // Of one with a change, that change is shown.
    const live = (await own.many(`/${type}?user=me`)).find(({ revision }) => !revision);
    if (!live) continue;
    const { slug } = live;
    pages.push(...pagesOf(type, 'active', slug), paths.newSpecialOffer(type, slug));
  }
  return pages;
}

/** What an admin decides about, and its form. */
async function waitingOf(admin: Calls): Promise<string[]> {
  const pages: string[] = [];
  for (const type of types) {
    // What ran before may have left dozens of changes at the head of the queue.
    const waiting = await admin.many(`/pending/${type}?pagination[pageSize]=100`);
    const [review] = await admin.many(`/pending/reviews/${type}`);
    const fresh = waiting.find(({ revision }) => !revision);
    if (!fresh || !review) throw new Error('The demo has nothing that waits.');
    pages.push(...pagesOf(type, 'pending', fresh.slug), paths.review(type, 'pending', review.id));
    pages.push(`${paths.listing(type, 'pending', fresh.slug)}?edit`);
    // A change is read against what is live.
    const change = waiting.find(({ revision }) => revision);
    if (change) pages.push(paths.listing(type, 'pending', change.slug));
  }
  const [category] = await admin.many('/categories');
  if (!category) throw new Error('The demo has no category.');
  return [...pages, paths.category(category.slug)];
}
