import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { fold } from '../text/fold.ts';
import type { CheckedLink, LinkResult } from './linkResults.ts';
import { listingFields } from './listingFields.ts';

/* Whether the links of live listings still lead where they should. */

export const checkedLinkName = (link: CheckedLink): string =>
  listingFields[link === 'trial' ? 'freeTrial' : link].label;

/**
 * What a check finds. `broken`: visitors do not reach the site. `suspect`: they reach something else, as when a domain was
 * taken over. `unknown`: not judged. `advice` is for the vendor.
 */
export const linkResults = lazyTexts({
  ok: { kind: 'fine', label: m.link_result_ok, advice: '' },
  redirected: {
    kind: 'suspect',
    label: m.link_result_redirected,
    advice: m.link_result_redirected_advice,
  },
  'not-found': {
    kind: 'broken',
    label: m.link_result_not_found,
    advice: m.link_result_not_found_advice,
  },
  failing: {
    kind: 'broken',
    label: m.link_result_failing,
    advice: m.link_result_failing_advice,
  },
  tls: {
    kind: 'broken',
    label: m.link_result_tls,
    advice: m.link_result_tls_advice,
  },
  'title-changed': {
    kind: 'suspect',
    label: m.link_result_title_changed,
    advice: m.link_result_title_changed_advice,
  },
  blocked: {
    kind: 'unknown',
    label: m.link_result_blocked,
    advice: m.link_result_blocked_advice,
  },
  'not-checked': {
    kind: 'unknown',
    label: m.link_result_not_checked,
    advice: m.link_result_not_checked_advice,
  },
}) satisfies Record<
  LinkResult,
  { kind: 'fine' | 'suspect' | 'broken' | 'unknown'; label: string; advice: string }
>;

const isProblem = (result: LinkResult): boolean =>
  ['broken', 'suspect'].includes(linkResults[result].kind);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const linkTimes = {
  /** Between checks of a link that works. */
  regular: 7 * DAY,
  /** A problem counts once a second check, at least this much later, finds one. */
  confirm: HOUR,
  /** The same for a fault that may pass, such as 500 or no response in time. */
  confirmFault: 3 * DAY,
  /** Between checks of a link with a problem that counts. */
  broken: DAY,
  /** A changed title that is still the same problem after this long is taken as the site's new one. */
  settled: 30 * DAY,
  /** A listing can be checked on request once in this time. */
  request: HOUR / 6,
} as const;

/** One check. `title` is that of the page. */
export interface FoundLink {
  result: LinkResult;
  /** Such as a status, an error code, another host or title. */
  detail: string | null;
  title: string | null;
  /** Whether it is a fault that may pass. Default: no. */
  mayPass?: boolean;
}

/** What is known of a link. Times are in milliseconds since 1970. */
interface LinkState {
  result: LinkResult | null;
  detail: string | null;
  /** Of the first successful check. */
  title: string | null;
  checkedAt: number | null;
  /** Since when each check found a problem. */
  failingSince: number | null;
  /** Since when the problem counts. */
  brokenAt: number | null;
  /** Time of the next check. */
  next: number;
}

/**
 * A link after a check.
 *
 * @param spread From 0 to 1: regular checks are up to a tenth earlier, so that those of one day spread over time.
 */
export const afterCheck = (
  before: Pick<LinkState, 'title' | 'failingSince' | 'brokenAt'>,
  { result, detail, title, mayPass = false }: FoundLink,
  now: number,
  spread: number,
): LinkState => {
  const isSettled =
    result === 'title-changed' &&
    before.brokenAt !== null &&
    now - before.brokenAt >= linkTimes.settled;
  if (isSettled)
    return afterCheck(
      { title, failingSince: null, brokenAt: null },
      { result: 'ok', detail: null, title },
      now,
      spread,
    );
  const regular = now + Math.round(linkTimes.regular * (1 - spread / 10));
  const known = {
    result,
    detail,
    checkedAt: now,
    title: before.title ?? (result === 'ok' ? title : null),
  };
  if (!isProblem(result)) return { ...known, failingSince: null, brokenAt: null, next: regular };
  const failingSince = before.failingSince ?? now;
  const confirmedAt = failingSince + (mayPass ? linkTimes.confirmFault : linkTimes.confirm);
  if (before.brokenAt === null && now < confirmedAt) {
    const next = Math.min(confirmedAt, now + linkTimes.broken);
    return { ...known, failingSince, brokenAt: null, next };
  }
  return { ...known, failingSince, brokenAt: before.brokenAt ?? now, next: now + linkTimes.broken };
};

/** When a listing with this website is hidden; null if it is not. An admin who shows it does so until the link breaks anew. */
export const hidesAt = (
  { brokenAt, shownAt }: { brokenAt: number | null; shownAt: number | null },
  days: number,
): number | null => {
  const isExempt = brokenAt !== null && shownAt !== null && shownAt >= brokenAt;
  return days === 0 || brokenAt === null || isExempt ? null : brokenAt + days * DAY;
};

/** Who hides listings, in their history. */
export const linkCheckName = 'The link check';

const wordsOf = (title: string): Set<string> =>
  new Set((fold(title).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => [...word].length >= 3));

/**
 * Whether a page's title has changed beyond recognition: none of its words, of three letters or more, is left. Sites reword
 * their titles but keep their name in them, and a site that has been taken over seldom does. Titles without words differ never.
 */
export const isTitleChanged = (first: string, now: string): boolean => {
  const [before, after] = [wordsOf(first), wordsOf(now)];
  return before.size > 0 && after.size > 0 && ![...before].some((word) => after.has(word));
};

const siteOf = (host: string): string => host.replace(/^www\./, '');

/** Whether both hosts are of one site: equal without `www.`, or one is a part of the other's domain. */
export const isSameSite = (one: string, other: string): boolean => {
  const [a, b] = [siteOf(one), siteOf(other)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
};

/** Whether a host name is reserved for tests and examples (RFC 2606), where there is nothing to check. */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))\.?$/.test(host);
