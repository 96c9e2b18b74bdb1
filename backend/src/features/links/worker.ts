import { afterCheck, type FoundLink, type LinkResult } from '@portal/domain';
import { inTransaction, type Sql } from '../../base/database.ts';
import { rowByRow } from '../../base/failures.ts';
import { dueRows, type Job } from '../../base/jobs.ts';
import { endLease, takeLease } from '../../base/lease.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { createLinkChecker } from './checkLink.ts';
import { hideOrShow } from './hiding.ts';
import { planLinks } from './links.ts';
import { LINK_CHECKS, type LinkRow } from './tables.ts';

/** Milliseconds in which no other instance checks. Longer than a check. */
const LEASE = 5 * 60_000;
/** Milliseconds until a link is tried again whose check failed for a fault of our own. */
const AFTER_FAULT = 60 * 60_000;

/** Whether the live listing still has the link. */
const hasLink = async (sql: Sql, { listing_type, listing_id, field, url }: LinkRow) => {
  const found = await sql(listing_type)
    .where({ id: listing_id, status: 'APPROVED', [field]: url })
    .whereNull('revision_of')
    .first('id');
  return found !== undefined;
};

/** The link that is due for the longest. Forgets links that no live listing has any more. */
const nextDue = (strapi: Strapi): Promise<LinkRow | undefined> =>
  inTransaction(strapi, async (sql) => {
    for (;;) {
      const row: LinkRow | undefined = await dueRows(sql, LINK_CHECKS)
        .orderBy(['next', 'id'])
        .first();
      if (!row || (await hasLink(sql, row))) return row;
      await planLinks(sql, row.listing_type, row.listing_id);
    }
  });

interface LinkFollower {
  broken(
    strapi: Strapi,
    row: LinkRow,
    found: { result: LinkResult; brokenAt: number },
  ): Promise<void>;
  works(strapi: Strapi, row: LinkRow): Promise<void>;
}

/** What follows a link that breaks or works again, in the transaction of its check; other features add to it. */
export const linkFollowers: LinkFollower[] = [];

const timeOf = (stored: number | string | null): number | null =>
  stored === null ? null : Number(stored);

/** Records what a check found, unless the listing has changed its link in the meantime. */
const settle = (strapi: Strapi, checked: LinkRow, found: FoundLink): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const { id, url } = checked;
    // The listing before its links, as every command that changes it: the other order is a deadlock.
    await sql(checked.listing_type).where({ id: checked.listing_id }).forUpdate().first('id');
    const row: LinkRow | undefined = await sql(LINK_CHECKS).where({ id, url }).forUpdate().first();
    if (!row) return;
    if (!(await hasLink(sql, row))) return planLinks(sql, row.listing_type, row.listing_id);
    const before = {
      title: row.title,
      failingSince: timeOf(row.failing_since),
      brokenAt: timeOf(row.broken_at),
    };
    const after = afterCheck(before, found, Date.now(), Math.random());
    await sql(LINK_CHECKS).where({ id }).update({
      result: after.result,
      detail: after.detail,
      title: after.title,
      checked_at: after.checkedAt,
      failing_since: after.failingSince,
      broken_at: after.brokenAt,
      next: after.next,
    });
    const { brokenAt } = after;
    if (brokenAt !== null && before.brokenAt === null)
      for (const { broken } of linkFollowers)
        await broken(strapi, row, { result: found.result, brokenAt });
    if (brokenAt === null && before.brokenAt !== null)
      for (const { works } of linkFollowers) await works(strapi, row);
    await hideOrShow(strapi, sql, { ...row, broken_at: brokenAt });
  });

/**
 * Checks due links, one after the other and on one instance only, so that a host never gets two requests at a time. A check
 * takes half a second to a minute, so a week has time for at least ten thousand. A stop aborts the check, which is due again
 * at the next start.
 */
export const linkJob: Job = {
  name: 'links',
  has: settings.links.checked,
  work(strapi, signal) {
    const check = createLinkChecker({
      portal: settings.publicUrl,
      publicOnly: !settings.links.privateAddresses,
      signal,
    });
    const checkDue = rowByRow({
      name: 'links',
      table: LINK_CHECKS,
      retryAfter: AFTER_FAULT,
      due: async () => ((await takeLease(strapi, 'links', LEASE)) ? nextDue(strapi) : undefined),
      async work(_, row: LinkRow) {
        const found = await check(row.url, row.title);
        if (!signal.aborted) await settle(strapi, row, found);
      },
      cause: ({ url }) => m.link_check_failed({ url }),
    });
    return checkDue(strapi, signal).finally(() => endLease(strapi, 'links'));
  },
};
