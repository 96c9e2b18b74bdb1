import { type Outcome, useAsk } from '../useAsk.ts';
import { AttentionBanner } from './AttentionBanner.tsx';
import { staysOpen } from './attentionWords.ts';
import { CancelQuestion } from './CancelQuestion.tsx';
import { PanelFailed, PanelLoading } from './PanelStates.tsx';
import { PlanCard } from './PlanCard.tsx';
import * as styles from './SubscriptionPanel.css.ts';
import { attentionIn, type SubscriptionView, whatEnds } from './subscription.ts';

/** Deeds about a subscription that can be on their way. */
export const subscriptionDeeds = ['subscribe', 'resume', 'pay', 'look'] as const;
export type SubscriptionDeed = (typeof subscriptionDeeds)[number];

export interface SubscriptionPanelProps {
  /** How the subscription stands, with everything that is said about it. Sets `data-mode`. */
  view: SubscriptionView;
  /** Takes the cancelling back. A button without its event is not there. */
  onResume?: (() => void) | undefined;
  /** Pays what is open, or confirms it with the bank. */
  onPay?: (() => void) | undefined;
  /** Leads to another card; while a plan runs also to another plan. */
  onChangeCard?: (() => void) | undefined;
  /** Cancels at the end of the cycle, or gives up a plan whose first payment is not made, after the question; comes to what went wrong in words, or to nothing. */
  onCancel?: (() => Outcome) | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
  /** Asks what became of a payment on its way. */
  onLook?: (() => void) | undefined;
  /** Time of day at which it was still on its way, ready to read. Default: nobody has asked yet. */
  looked?: string | undefined;
  /** The deed that is on its way; the others rest. Default: none. Sets `aria-busy` on its button. */
  busy?: SubscriptionDeed | undefined;
}

/** The account's subscription: what is paid, when, with what, and the one thing to do next. */
export function SubscriptionPanel(props: SubscriptionPanelProps) {
  const { view, onCancel, onRetry } = props;
  const cancelling = useAsk<string>(onCancel);
  switch (view.mode) {
    case 'loading':
      return <PanelLoading />;
    case 'failed':
      return <PanelFailed onRetry={onRetry} />;
    default: {
      const attention = attentionIn(view);
      return (
        <div className={styles.panel} data-mode={view.mode}>
          {attention ? (
            <AttentionBanner {...props} attention={attention} currency={view.currency} />
          ) : null}
          <PlanCard
            {...props}
            view={view}
            onAskCancel={onCancel ? () => cancelling.ask(view.mode) : undefined}
          />
          <CancelQuestion
            what={whatEnds(view)}
            open={staysOpen(view)}
            dialog={cancelling.dialog}
            error={cancelling.error}
          />
        </div>
      );
    }
  }
}
