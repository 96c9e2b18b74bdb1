import type { PlanTerm } from '../PlanPicker/index.ts';

/** Why the card provider wants something of the account. */
export const attentionKinds = ['past_due', 'unpaid', 'incomplete', 'paused'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export interface Attention {
  kind: AttentionKind;
  /** The bank has not answered about the payment yet: nothing is to be done. */
  onItsWay?: boolean | undefined;
  /** What the card provider said about the card, as a sentence. */
  reason?: string | undefined;
  /** Whole cents that are open. */
  amount?: number | undefined;
  /** Day of the payment that failed, ready to read. */
  failedAt?: string | undefined;
  /** Day until which Premium stays on, ready to read. */
  until?: string | undefined;
}

/** What every mode with a plan knows. */
export interface WithPlan {
  term: PlanTerm;
  /** Whole cents for one interval. */
  price: number;
  /** Code of three letters, such as `USD`. */
  currency: string;
  /** The card that pays, such as 'Visa ending 4242'; null for none. */
  card: string | null;
  /** Whole cents that were paid already and pay before the card does. Default 0. */
  credit?: number | undefined;
  /** Whole cents that are owed from before, and charged with the next payment. Default 0. */
  debt?: number | undefined;
  /** The plan that counts now, whatever the subscription is waiting for. Default: what the mode stands for. */
  plan?: 'free' | 'trial' | 'premium' | undefined;
}

export interface TrialingView extends WithPlan {
  mode: 'trialing';
  daysLeft: number;
  /** Default 90. */
  days?: number | undefined;
  /** Dates, ready to read. */
  started: string;
  ends: string;
}

export interface UpdateView extends WithPlan {
  mode: 'update';
  /** Dates, ready to read. */
  started: string;
  next: string;
  /** Whole cents that the next payment charges. Default: the price. */
  nextAmount?: number | undefined;
  attention?: Attention | undefined;
}

export interface ResumeView extends WithPlan {
  mode: 'resume';
  /** The day its cycle ends, ready to read: Premium stays until then, unless a payment is open. */
  until: string;
  /** A payment that is open is still asked for, and may end Premium earlier. */
  attention?: Attention | undefined;
  /** It is the free trial that ends. Default false. */
  trial?: boolean | undefined;
}

/** The modes with a subscription to show. */
export type PlanView = TrialingView | UpdateView | ResumeView;

/** What a view wants of the person's hand, if anything. */
export const attentionIn = (view: PlanView): Attention | undefined =>
  view.mode === 'trialing' ? undefined : view.attention;

/** What cancelling ends: a plan whose first payment is not made never began. */
export type Ending = 'trial' | 'subscription' | 'first payment';

/** What a cancellation would end now. */
export function whatEnds(view: PlanView): Ending {
  if (view.mode === 'trialing') return 'trial';
  const first = view.mode === 'update' && view.attention?.kind === 'incomplete';
  return first ? 'first payment' : 'subscription';
}

export type SubscriptionView = PlanView | { mode: 'loading' } | { mode: 'failed' };
