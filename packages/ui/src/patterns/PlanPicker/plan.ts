import { formatMoney } from '../../components/Money/Money.tsx';

/** How often a plan is paid. */
export const planTerms = ['annually', 'quarterly'] as const;
export type PlanTerm = (typeof planTerms)[number];

export interface PlanLimits {
  /** -1 for no limit. */
  appListings: number;
  /** -1 for no limit. */
  serviceListings: number;
}

export interface Plan {
  /** Whole cents for one interval. */
  price: number;
  /** Whole cents that it is compared with, struck through. Default: none. */
  comparePrice?: number | null | undefined;
  features: PlanLimits;
}

export type Plans = Readonly<Record<PlanTerm, Plan>>;

interface TermWords {
  label: string;
  /** After a price. */
  every: string;
  /** How it is paid. */
  paid: string;
  months: number;
}

export const termWords: Record<PlanTerm, TermWords> = {
  annually: { label: 'Annual', every: 'a year', paid: 'paid once a year', months: 12 },
  quarterly: { label: 'Quarterly', every: 'a quarter', paid: 'paid every quarter', months: 3 },
};

export const fairUse = '*Subject to fair use.';

/** -1 stands for no limit; the star leads to `fairUse`. */
export const limitWords = (limit: number): string =>
  limit === -1 ? 'Unlimited*' : limit.toLocaleString('en-NZ');

/** Whether one of the limits is none, which is -1. */
export const isUnlimited = ({ appListings, serviceListings }: PlanLimits): boolean =>
  appListings === -1 || serviceListings === -1;

/** Whole per cent that a year costs less than four quarters, never rounded up; 0 when it does not. */
export function annualSaving({ annually, quarterly }: Plans): number {
  const quarters = quarterly.price * 4;
  if (quarters <= 0) return 0;
  return Math.max(0, Math.floor(((quarters - annually.price) * 100) / quarters));
}

/** The price with its interval: `$384 a year`. */
export const priceWords = (price: number, term: PlanTerm, currency: string): string =>
  `${formatMoney(price, currency)} ${termWords[term].every}`;

/** What that is a month, and when it is paid. */
export function monthWords(price: number, term: PlanTerm, currency: string): string {
  const { months, paid } = termWords[term];
  return `${formatMoney(Math.round(price / months), currency)} a month, ${paid}`;
}
