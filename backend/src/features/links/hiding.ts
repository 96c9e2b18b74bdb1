import {
  type Collection,
  changeHiding,
  endsHiding,
  hidesAt,
  type ListingState,
  type ListingValues,
  linkCheckName,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { recordEvent } from '../moderation/index.ts';
import { LINK_CHECKS, type LinkRow } from './tables.ts';

/* Live listings whose website stays broken are hidden from the directory. Their records stay as they are. */

const linkCheck: Actor = {
  id: 0,
  name: linkCheckName,
  staff: [],
  premium: false,
  accountId: null,
  address: null,
  userAgent: null,
};

/** When a link hides its listing, in milliseconds since 1970; null for a link that works, and while none are hidden. */
export const hidingOf = ({ field, broken_at, shown_at }: LinkRow): number | null => {
  const time = (stored: number | string | null) => (stored === null ? null : Number(stored));
  const link = { brokenAt: time(broken_at), shownAt: time(shown_at) };
  return field === 'link' ? hidesAt(link, settings.links.hideAfterDays) : null;
};

interface Target {
  id: number;
  /** Its website; another one changes nothing. Default: any. */
  link?: string;
}

/** Hides or shows a live listing. Returns whether that changed anything. */
const setHidden = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  target: Target,
  { hides, by }: { hides: boolean; by: Actor },
): Promise<boolean> => {
  const row = await sql(type)
    .where({ ...target, revision_of: null })
    .forUpdate()
    .first('id', 'name', 'status', 'hidden_at');
  const event = row && changeHiding({ status: row.status, hidden: row.hidden_at !== null }, hides);
  if (!event) return false;
  await sql(type)
    .where({ id: row.id })
    .update({ hidden_at: hides ? new Date() : null });
  await recordEvent(strapi, type, row, by, event);
  return true;
};

/** Hides the listing of a link that stays broken, or shows it again, as the link is after a check. */
export const hideOrShow = async (strapi: Strapi, sql: Sql, row: LinkRow): Promise<void> => {
  const { listing_type: type, listing_id: id, field, url: link } = row;
  if (field !== 'link') return;
  const at = hidingOf(row);
  const hides = at !== null && at <= Date.now();
  await setHidden(strapi, sql, type, { id, link }, { hides, by: linkCheck });
};

/** An admin shows a hidden listing. It is not hidden again until its link has worked and breaks anew. */
export const showListing = (
  strapi: Strapi,
  type: Collection,
  id: number,
  by: Actor,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    if (!(await setHidden(strapi, sql, type, { id }, { hides: false, by })))
      throw new HttpError('listing-not-hidden');
    await sql(LINK_CHECKS)
      .where({ listing_type: type, listing_id: id, field: 'link' })
      .update({ shown_at: Date.now() });
  });

type State = ListingState<ListingValues>;

/** Shows a hidden listing again that a command gave another website, or took out of the directory. */
export const endHiding = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  live: { id: number; name: string | null; hidden_at: string | null },
  { before, after, by }: { before: State; after: State; by: Actor },
): Promise<void> => {
  if (!live.hidden_at || !endsHiding(before, after)) return;
  await sql(type).where({ id: live.id }).update({ hidden_at: null });
  const event = changeHiding({ status: after.live.status, hidden: true }, false);
  // The vendor is told of the decision.
  const quiet = { noteChanged: false, audited: false };
  if (event) await recordEvent(strapi, type, live, by, { ...event, ...quiet });
};
