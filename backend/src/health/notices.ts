import { type Collection, collections, type LinkResult, linkResults } from '@portal/domain';
import { listingRepository } from '../api/listing/repository.ts';
import { inTransaction } from '../database.ts';
import { emailWords, type WrittenEmail } from '../mail/emails.ts';
import type { EventHandler } from '../moderation/pendingEvents.ts';
import { notify, recallNotices } from '../notifications/notify.ts';
import { staffWho, vendorsOf } from '../notifications/recipients.ts';
import { dayWords } from '../payments/money.ts';
import type { Strapi } from '../registry.ts';
import { LINK_CHECKS, type LinkRow } from './tables.ts';

interface Told {
  event: number | string;
  title: (listing: string) => string;
  text: string;
  /** The email to the vendor. Default: title and text. */
  email?: (facts: { name: string | null; title: string; path: string }) => WrittenEmail;
  /** Whether moderators are told as well. */
  tellsStaff: boolean;
}

/** Tells the vendor of a live listing, and moderators, what its link does to it. */
const tell = async (strapi: Strapi, type: Collection, id: number, told: Told): Promise<void> => {
  const [live] = await listingRepository(strapi, type).findBoth(id);
  if (!live) return;
  const name = live.name || 'Your listing';
  const path = `/${type}/active/view/${live.slug || id}`;
  const { event, text, email, tellsStaff } = told;
  const notice = { about: `${type}/${id}`, event, title: told.title(name), text, path };
  const vendors = await vendorsOf(strapi, live);
  await notify(strapi, {
    ...notice,
    kind: 'link-broken',
    to: vendors,
    ...(email ? { email: (reader) => email({ name: reader, title: name, path }) } : {}),
  });
  if (!tellsStaff) return;
  const staff = await staffWho(strapi, 'listing.decide');
  const to = staff.filter((user) => !vendors.some((vendor) => vendor.id === user.id));
  await notify(strapi, { ...notice, kind: 'vendor-link-broken', to });
};

/** Tells of a broken link, once for each time that it breaks. */
export const tellOfBrokenLink = (
  strapi: Strapi,
  { id: check, listing_type: type, listing_id: id, field: link, url }: LinkRow,
  { result, brokenAt }: { result: LinkResult; brokenAt: number },
): Promise<void> =>
  tell(strapi, type, id, {
    event: `${check}.${brokenAt}`,
    title: (listing) => `A link of ${listing} needs your attention`,
    text: `${url}: ${linkResults[result].label}`,
    email: (facts) => emailWords('listing-link-broken', { ...facts, link, url, result }),
    tellsStaff: true,
  });

/** Tells of listings that are hidden because of their link, and shown again. */
export const tellOfHiding: EventHandler = {
  name: 'tell-of-hiding',
  subjects: collections,
  kinds: ['hidden', 'shown'],
  async handle(strapi, { id: event, listing_type, listing_id: id, kind, note_changed: tells }) {
    const type = collections.find((each) => each === listing_type);
    if (!type) return;
    if (kind === 'shown') {
      await recallNotices(strapi, ['link-broken', 'vendor-link-broken'], `${type}/${id}`);
      if (!tells) return;
      return tell(strapi, type, id, {
        event,
        title: (listing) => `${listing} is in the directory again`,
        text: 'It was hidden because of a broken link.',
        tellsStaff: false,
      });
    }
    const row: LinkRow | undefined = await inTransaction(strapi, (sql) =>
      sql(LINK_CHECKS).where({ listing_type: type, listing_id: id, field: 'link' }).first(),
    );
    // Shown again in the meantime.
    if (!row?.broken_at) return;
    const { url, broken_at } = row;
    const since = dayWords(new Date(Number(broken_at)));
    return tell(strapi, type, id, {
      event,
      title: (listing) => `${listing} is hidden: broken link`,
      text: `${url} has been broken since ${since}.`,
      email: (facts) => emailWords('listing-hidden', { ...facts, url, since }),
      tellsStaff: true,
    });
  },
};
