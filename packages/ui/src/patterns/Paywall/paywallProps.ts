import type { ReactNode } from 'react';
import type { Plans, PlanTerm } from '../PlanPicker/index.ts';

export interface ServicesPaywallProps {
  /** A page that Premium opens: `services`. */
  kind: 'services';
  /** The two intervals with their prices. */
  plans: Plans;
  /** Code of three letters, such as `USD`. */
  currency: string;
  /** The interval that is looked at. */
  value: PlanTerm;
  /** Told the interval that was chosen. */
  onValue: (value: PlanTerm) => void;
  /** Where the free trial starts. Default: no trial, for accounts that have had theirs. */
  trialHref?: string | undefined;
  /** Where the subscription is bought. */
  subscribeHref: string;
}

export interface TrialPaywallProps {
  /** The free trial by itself: `trial`. */
  kind: 'trial';
  /** Where the free trial starts. */
  trialHref: string;
  /** The date on which a trial that starts today ends, ready to read. */
  until?: string | undefined;
}

interface SpecialOfferPaywallProps {
  /** Something bought by the piece: `special-offer`. */
  kind: 'special-offer';
  /** What an offer costs, in words: 'Starts at $9 per offer'. */
  price: string;
  /** Asks which listing the offer is for. */
  onChooseListing: () => void;
}

export type WallProps = ServicesPaywallProps | TrialPaywallProps | SpecialOfferPaywallProps;

interface Below {
  /** A line under the card, in line with it. */
  below?: ReactNode;
}

export type PaywallProps = WallProps & Below;
