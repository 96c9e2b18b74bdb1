import {
  type AccountPayments,
  type AccountRecord,
  clockTime,
  formatDate,
} from '@portal/data/schemas';
import { collections, type Scope, safeLink, type UserAction } from '@portal/domain';
import { formatMoney } from '@portal/ui/components/Money';
import type { TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import type { Fact } from '@portal/ui/patterns/FactsCard';
import { m } from '../../i18n/messages.js';
import { kindLabel } from '../../parts/kindLabels.ts';
import { dateOf } from '../../parts/money/plans.ts';
import { paths } from '../../paths.ts';
import { factorsText, planBadges, rolesText, signInText } from './accountRows.ts';
import { historyText } from './historyText.ts';

/** Who the user is, and how they sign in. */
export function accountFacts(account: AccountRecord): Fact[] {
  const { firstName, lastName, email, waitsFor, createdAt, staffRoles, factors } = account;
  return [
    [m.accounts_name(), [firstName, lastName].filter(Boolean).join(' ') || null],
    [m.accounts_email(), [{ text: email, href: `mailto:${email}` }]],
    [m.accounts_new_email(), waitsFor && m.accounts_not_confirmed_yet({ email: waitsFor })],
    [m.accounts_role(), rolesText(staffRoles)],
    [m.accounts_joined(), formatDate(createdAt)],
    [m.accounts_last_sign_in(), signInText(account)],
    [m.accounts_two_step(), factorsText(factors)],
  ];
}

type Count = readonly [scope: Scope, count: number, text: (inputs: { count: number }) => string];

/** Links to the lists of what the account has, found by its email address; kinds without any are left out. */
export function recordFacts({ counts, email }: Pick<AccountRecord, 'counts' | 'email'>): Fact[] {
  const search = `?${new URLSearchParams({ search: email })}`;
  const links = (shown: readonly Count[], hrefOf: (scope: Scope) => string) => {
    const some = shown.filter(([, count]) => count > 0);
    return some.length === 0
      ? null
      : some.map(([scope, count, text]) => ({
          text: text({ count }),
          href: hrefOf(scope) + search,
        }));
  };
  const feedback = ({ active, pending }: { active: number; pending: number }): Count[] => [
    ['active', active, m.accounts_count_active],
    ['pending', pending, m.accounts_count_not_active],
  ];
  return collections.flatMap((kind): Fact[] => {
    const { live, pending, reviews, offers } = counts[kind];
    const listings: Count[] = [
      ['active', live, m.accounts_count_live],
      ['pending', pending, m.accounts_count_in_review],
    ];
    return [
      [kindLabel(kind, 'listings'), links(listings, (scope) => paths.listings(kind, scope, 'all'))],
      [kindLabel(kind, 'reviews'), links(feedback(reviews), (scope) => paths.reviews(kind, scope))],
      [
        kindLabel(kind, 'offers'),
        links(feedback(offers), (scope) => paths.specialOffers(kind, scope)),
      ],
    ];
  });
}

const subscriptionTexts: Readonly<Record<string, string>> = {
  trialing: m.accounts_subscription_trialing(),
  active: m.accounts_subscription_active(),
  past_due: m.accounts_subscription_past_due(),
  unpaid: m.accounts_subscription_unpaid(),
  canceled: m.accounts_subscription_canceled(),
  incomplete: m.accounts_subscription_incomplete(),
  incomplete_expired: m.accounts_subscription_incomplete_expired(),
  paused: m.accounts_subscription_paused(),
};

const textOf = (status: string): string => subscriptionTexts[status] ?? status;

/** The plan as stored. */
export function planFacts(account: AccountRecord): Fact[] {
  const { plan, subscriptionStatus: status, customerId: id, customerUrl } = account;
  const href = customerUrl === null ? null : safeLink(customerUrl);
  return [
    [m.accounts_plan(), { badge: planBadges[plan] }],
    [m.accounts_subscription(), status && textOf(status)],
    [m.accounts_customer(), id && href ? [{ text: id, href, newTab: true }] : id],
  ];
}

/** The subscription and credit as the card provider has them. */
export function paymentFacts({ balance, subscription, invoices }: AccountPayments): Fact[] {
  const currency = subscription?.currency ?? invoices[0]?.currency;
  const money = (amount: number | null) =>
    currency && amount !== null ? formatMoney(amount, currency, 'always') : m.accounts_no_amount();
  const owed = balance > 0 ? m.accounts_owed() : m.accounts_credit();
  const credit = money(balance === 0 ? null : Math.abs(balance));
  if (!subscription)
    return [
      [m.accounts_subscription(), m.accounts_no_subscription()],
      [owed, balance === 0 ? null : credit],
    ];
  const { status, currentPeriodEnd, cancelAt, nextAmount } = subscription;
  return [
    [m.accounts_subscription(), textOf(status)],
    [cancelAt ? m.accounts_ends() : m.accounts_renews(), dateOf(cancelAt ?? currentPeriodEnd)],
    [m.accounts_next_payment(), money(nextAmount)],
    [owed, credit],
  ];
}

const kinds: Readonly<Record<string, TimelineEvent['kind']>> = {
  'account.block': 'declined',
  'account.unblock': 'approved',
  'account.confirm': 'approved',
} satisfies Partial<Record<UserAction, TimelineEvent['kind']>>;

/** The latest actions on the user. */
export const accountEvents = ({ history }: Pick<AccountRecord, 'history'>): TimelineEvent[] =>
  history.map(({ id, actor, reason, createdAt, ...entry }) => ({
    id: String(id),
    kind: kinds[entry.action] ?? 'noted',
    who: actor === '' ? m.accounts_not_signed_in() : (actor ?? m.accounts_system()),
    what: historyText(entry),
    when: `${formatDate(createdAt)}, ${clockTime(createdAt)}`,
    note: reason ?? undefined,
  }));
