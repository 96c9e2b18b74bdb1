import { Banner, type BannerTone } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useAvailableWidth } from '../useAvailableWidth.ts';
import type { SubscriptionPanelProps } from './SubscriptionPanel.tsx';
import { type Attention, formatBill } from './subscription.ts';

interface AttentionBannerProps extends SubscriptionPanelProps {
  attention: Attention;
  currency: string;
}

/** A problem with the payment, and what the user can do about it. */
export function AttentionBanner({ attention, currency, ...props }: AttentionBannerProps) {
  const { onPay, onChangeCard, onLook, looked, busy } = props;
  const size = useAvailableWidth() === 'phone' ? 'touch' : 'compact';
  const rests = busy !== undefined;
  const { tone, title, text, pay } = attentionWords(attention, currency, looked);
  return (
    <Banner
      tone={tone}
      title={title}
      role="status"
      actions={
        pay === null ? (
          // Its own key, so that a double click does not reach the pay button.
          <Button
            key="look"
            size={size}
            busy={busy === 'look'}
            busyLabel="Checking"
            onClick={onLook}
          >
            Check again
          </Button>
        ) : onPay || onChangeCard ? (
          <>
            {onPay ? (
              <Button
                tone="primary"
                size={size}
                busy={busy === 'pay'}
                busyLabel="Paying"
                softDisabled={rests}
                onClick={rests ? undefined : onPay}
              >
                {pay}
              </Button>
            ) : null}
            {onChangeCard ? (
              <Button size={size} softDisabled={rests} onClick={rests ? undefined : onChangeCard}>
                Change card
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {text}
    </Banner>
  );
}

interface AttentionWords {
  tone: BannerTone;
  title: string;
  text: string;
  /** Label of the pay button; null while the payment is pending. */
  pay: string | null;
}

/** What is wrong, what is safe and what to do. */
export function attentionWords(
  attention: Attention,
  currency: string,
  looked?: string,
): AttentionWords {
  const { amount, failedAt, until } = attention;
  const text = (...parts: (string | undefined)[]) =>
    [attention.reason, ...parts].filter(Boolean).join(' ');
  if (attention.onItsWay) {
    return {
      tone: 'info',
      title: `Your payment is ${looked ? 'still ' : ''}processing`,
      text: `It isn’t confirmed yet${looked ? `, as of ${looked}` : ''}. You won’t be charged twice.`,
      pay: null,
    };
  }
  const pay = amount === undefined ? 'Pay now' : `Pay ${formatBill(amount, currency)}`;
  switch (attention.kind) {
    case 'past_due':
      return {
        tone: 'caution',
        title: failedAt
          ? `The payment on ${failedAt} didn’t go through`
          : 'The last payment didn’t go through',
        text: text(
          until ? `Premium stays on until ${until}.` : undefined,
          'Pay now or choose another card.',
        ),
        pay,
      };
    case 'unpaid':
      return {
        tone: 'critical',
        title: 'Premium is off until the open payment is made',
        text: text('Your services are kept and reappear once it’s paid.'),
        pay,
      };
    case 'incomplete':
      return {
        tone: 'caution',
        title: 'The first payment is not complete',
        text: text('Your bank may ask you to confirm it. Premium starts once it’s paid.'),
        pay,
      };
    case 'paused':
      return {
        tone: 'info',
        title: 'Your subscription is paused',
        text: text('Nothing is charged while it’s paused. Choose a card to continue Premium.'),
        pay: amount === undefined ? 'Continue Premium' : pay,
      };
  }
}
