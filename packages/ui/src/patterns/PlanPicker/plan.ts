import { formatMoney } from '../../components/Money/Money.tsx';
import { m } from '../../i18n/messages.js';
import { formatNumber } from '../../internal/formatNumber.ts';

/** Billing interval. */
export const planTerms = ['annually', 'quarterly'] as const;
export type PlanTerm = (typeof planTerms)[number];

/** The limits of a plan; -1 is no limit. */
export interface PlanLimits {
  appListings: number;
  serviceListings: number;
}

export interface Plan {
  /** In cents, for one interval. */
  price: number;
  /** In cents: a higher price, shown struck through. Default: none. */
  comparePrice?: number | null | undefined;
  features: PlanLimits;
}

export type Plans = Readonly<Record<PlanTerm, Plan>>;

export const termWords = {
  annually: {
    label: m.plan_annual(),
    every: m.plan_a_year(),
    price: m.plan_price_a_year,
    month: m.plan_month_billed_yearly,
    months: 12,
  },
  quarterly: {
    label: m.plan_quarterly(),
    every: m.plan_a_quarter(),
    price: m.plan_price_a_quarter,
    month: m.plan_month_billed_quarterly,
    months: 3,
  },
} satisfies Record<PlanTerm, object>;

export const fairUse = m.plan_fair_use();

/** A limit as text; the asterisk refers to `fairUse`. */
export const limitWords = (limit: number): string =>
  limit === -1 ? m.plan_unlimited() : formatNumber(limit);

export const isUnlimited = ({ appListings, serviceListings }: PlanLimits): boolean =>
  appListings === -1 || serviceListings === -1;

/** Percentage that an annual plan saves over four quarters, rounded down, and at least 0. */
export function annualSaving({ annually, quarterly }: Plans): number {
  const quarters = quarterly.price * 4;
  if (quarters <= 0) return 0;
  return Math.max(0, Math.floor(((quarters - annually.price) * 100) / quarters));
}

/** Such as `$384 a year`. */
export const priceWords = (price: number, term: PlanTerm, currency: string): string =>
  termWords[term].price({ price: formatMoney(price, currency) });

/** Such as `$32 a month, billed yearly`. */
export function monthWords(price: number, term: PlanTerm, currency: string): string {
  const { months, month } = termWords[term];
  return month({ price: formatMoney(Math.round(price / months), currency) });
}

/** How many service listings a plan includes, with the operator's name of them. */
export const serviceListings = (limit: string, name: string | undefined): string =>
  name === undefined ? m.plan_service_listings({ limit }) : m.plan_own_listings({ name, limit });
