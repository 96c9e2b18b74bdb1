import { formatMoney } from '../../components/Money/Money.tsx';

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
  annually: { label: 'Annual', every: 'a year', paid: 'billed yearly', months: 12 },
  quarterly: { label: 'Quarterly', every: 'a quarter', paid: 'billed quarterly', months: 3 },
} satisfies Record<PlanTerm, object>;

export const fairUse = '*Subject to fair use.';

/** A limit as text; the asterisk refers to `fairUse`. */
export const limitWords = (limit: number): string =>
  limit === -1 ? 'Unlimited*' : limit.toLocaleString('en-NZ');

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
  `${formatMoney(price, currency)} ${termWords[term].every}`;

/** Such as `$32 a month, billed yearly`. */
export function monthWords(price: number, term: PlanTerm, currency: string): string {
  const { months, paid } = termWords[term];
  return `${formatMoney(Math.round(price / months), currency)} a month, ${paid}`;
}
