import {
  collections,
  type LinkResult,
  linkResults,
  listingNameIn,
  type NoticeWords,
  recordKey,
} from '@portal/domain';
import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { dayWords } from '../brand/index.ts';
import { LINK_CHECKS, type LinkRow } from '../links/index.ts';
import { listingRepository } from '../listing/index.ts';
import { emailWords, type Reader, type WrittenEmail } from '../mail/index.ts';
import type { EventHandler } from '../moderation/index.ts';
import { notify, recallNotices, staffWho, vendorsOf } from '../notifications/index.ts';

type Check = Pick<LinkRow, 'listing_type' | 'listing_id' | 'field'>;

interface Told {
  event: number | string;
  words: (title: string) => NoticeWords;
  /** The email to the vendor. Default: title and text. */
  email?: (reader: Reader, facts: { title: string | null; path: string }) => WrittenEmail;
  /** Whether moderators are told as well. */
  tellsStaff: boolean;
}

const aboutOf = ({ listing_type, listing_id, field }: Check): string =>
  `${recordKey(listing_type, listing_id)}/${field}`;

/** Tells the vendor of a live listing, and moderators, what its link does to it. */
const tell = async (strapi: Strapi, check: Check, told: Told): Promise<void> => {
  const { listing_type: type, listing_id: id } = check;
  const [live] = await listingRepository(strapi, type).findBoth(id);
  if (!live) return;
  const path = `/${type}/active/view/${live.slug || id}`;
  const { event, email, tellsStaff } = told;
  const words = () => told.words(listingNameIn(live.name));
  const notice = { about: aboutOf(check), event, words, path };
  const vendors = await vendorsOf(strapi, live);
  await notify(strapi, {
    ...notice,
    kind: 'link-broken',
    to: vendors,
    ...(email ? { email: (reader) => email(reader, { title: live.name, path }) } : {}),
  });
  if (!tellsStaff) return;
  const staff = await staffWho(strapi, 'listing.decide');
  const to = staff.filter((user) => !vendors.some((vendor) => vendor.id === user.id));
  await notify(strapi, { ...notice, kind: 'vendor-link-broken', to });
};

/** Tells of a broken link, once for each time that it breaks. */
export const notifyOfBrokenLink = (
  strapi: Strapi,
  row: LinkRow,
  { result, brokenAt }: { result: LinkResult; brokenAt: number },
): Promise<void> =>
  tell(strapi, row, {
    event: `${row.id}.${brokenAt}`,
    words: (title) => ({
      title: m.listing_link_broken_subject({ title }),
      text: `${row.url}: ${linkResults[result].label}`,
    }),
    email: (reader, facts) =>
      emailWords('listing-link-broken', reader, {
        ...facts,
        link: row.field,
        url: row.url,
        result,
      }),
    tellsStaff: true,
  });

/** Recalls what was told of a link that works again. */
export const recallBrokenLink = (strapi: Strapi, check: Check): Promise<void> =>
  recallNotices(strapi, ['link-broken', 'vendor-link-broken'], aboutOf(check));

/** Tells of listings that are hidden because of their link, and shown again. */
export const notifyOfHiding: EventHandler = {
  name: 'tell-of-hiding',
  subjects: collections,
  kinds: ['hidden', 'shown'],
  async handle(strapi, { id: event, listing_type, listing_id: id, kind, note_changed: tells }) {
    const type = collections.find((each) => each === listing_type);
    if (!type) return;
    const check = { listing_type: type, listing_id: id, field: 'link' } as const;
    if (kind === 'shown') {
      await recallBrokenLink(strapi, check);
      if (!tells) return;
      return tell(strapi, check, {
        event,
        words: (title) => ({
          title: m.listing_shown_title({ title }),
          text: m.listing_shown_text(),
        }),
        tellsStaff: false,
      });
    }
    const row: LinkRow | undefined = await inTransaction(strapi, (sql) =>
      sql(LINK_CHECKS).where(check).first(),
    );
    // Shown again in the meantime.
    if (!row?.broken_at) return;
    const { url, broken_at } = row;
    const since = new Date(Number(broken_at));
    return tell(strapi, check, {
      event,
      words: (title) => ({
        title: m.listing_hidden_title({ title }),
        text: m.link_broken_since({ url, since: dayWords(since) }),
      }),
      email: (reader, facts) => emailWords('listing-hidden', reader, { ...facts, url, since }),
      tellsStaff: true,
    });
  },
};
