import { paths } from '../../../app/src/paths.ts';
import { callsOf } from '../api.ts';
import { arrivals, type Role } from '../safety/arrivals.ts';

/** Who looks at the screens; a trial looks like a paid plan, and one that has ended like none. */
export const lookers = ['visitor', 'free', 'paid', 'admin'] as const;
export type Looker = (typeof lookers)[number] & Role;

/** Every address at which this person arrives, and the pages of a record. */
export async function screensOf(who: Looker, url: string): Promise<string[]> {
  const own = arrivals(who).flatMap(([address, end]) =>
    address === end && !/nowhere|987654/.test(address) ? [address] : [],
  );
  return [...new Set([...own, ...(await recordsOf(who, url))])];
}

const pagesOf = (shelf: 'active' | 'pending', slug: string) => [
  paths.listing('apps', shelf, slug),
  paths.listingAnalytics('apps', shelf, slug),
];

async function recordsOf(who: Looker, url: string): Promise<string[]> {
  if (who === 'visitor') {
    return [
      `${paths.resetPassword}?code=any`,
      `${paths.verify}?user_id=1&timestamp=1&signature=any`,
      `${paths.verifyEmail}?message=not-confirmed&username=kea`,
    ];
  }
  if (who === 'admin') {
    const admin = await callsOf(url, 'admin@portal.test');
    const [listing] = await admin.many('/pending/apps');
    const [review] = await admin.many('/pending/reviews/apps');
    if (!listing || !review) throw new Error('The demo has nothing that waits.');
    return [...pagesOf('pending', listing.slug), paths.review('apps', 'pending', review.id)];
  }
  const cards = [
    paths.addCard,
    ...(who === 'free' ? [paths.addCardFor('trial'), paths.trial] : []),
  ];
  const vendor = await callsOf(url, who === 'paid' ? 'pro@portal.test' : 'vendor@portal.test');
  const [listing] = await vendor.many('/apps?user=me');
  if (!listing) throw new Error('The demo has no listing of this vendor.');
  return [
    ...cards,
    ...pagesOf('active', listing.slug),
    paths.newSpecialOffer('apps', listing.slug),
  ];
}
