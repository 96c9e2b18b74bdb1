import { Banner, type BannerTone } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import type { SubscriptionPanelProps } from './SubscriptionPanel.tsx';
import { type Attention, formatBill, joined } from './subscription.ts';

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
            busyLabel={m.plan_checking()}
            onClick={onLook}
          >
            {m.plan_check_again()}
          </Button>
        ) : onPay || onChangeCard ? (
          <>
            {onPay ? (
              <Button
                tone="primary"
                size={size}
                busy={busy === 'pay'}
                busyLabel={m.plan_paying()}
                softDisabled={rests}
                onClick={rests ? undefined : onPay}
              >
                {pay}
              </Button>
            ) : null}
            {onChangeCard ? (
              <Button
                size={size}
                writes
                softDisabled={rests}
                onClick={rests ? undefined : onChangeCard}
              >
                {m.plan_change_card()}
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
  const text = (...sentences: (string | undefined)[]) => joined(attention.reason, ...sentences);
  if (attention.onItsWay) {
    return {
      tone: 'info',
      title: looked ? m.plan_still_processing_title() : m.plan_processing_title(),
      text: looked ? m.plan_still_processing_help({ time: looked }) : m.plan_processing_help(),
      pay: null,
    };
  }
  const pay =
    amount === undefined
      ? m.plan_pay_now()
      : m.plan_pay_amount({ amount: formatBill(amount, currency) });
  switch (attention.kind) {
    case 'past_due':
      return {
        tone: 'caution',
        title: failedAt ? m.plan_past_due_on({ date: failedAt }) : m.plan_past_due(),
        text: text(
          until ? m.plan_stays_on_until({ date: until }) : undefined,
          m.plan_pay_or_choose_card(),
        ),
        pay,
      };
    case 'unpaid':
      return {
        tone: 'critical',
        title: m.plan_unpaid(),
        text: text(m.plan_unpaid_help()),
        pay,
      };
    case 'incomplete':
      return {
        tone: 'caution',
        title: m.plan_incomplete(),
        text: text(m.plan_incomplete_help()),
        pay,
      };
    case 'paused':
      return {
        tone: 'info',
        title: m.plan_paused(),
        text: text(m.plan_paused_help()),
        pay: amount === undefined ? m.plan_continue_premium() : pay,
      };
  }
}
