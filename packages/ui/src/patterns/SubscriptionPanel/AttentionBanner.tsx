import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useRoom } from '../useRoom.ts';
import { attentionWords } from './attentionWords.ts';
import type { SubscriptionPanelProps } from './SubscriptionPanel.tsx';
import type { Attention } from './subscription.ts';

interface AttentionBannerProps extends SubscriptionPanelProps {
  attention: Attention;
  currency: string;
}

/** Something about the payment wants the person's hand. */
export function AttentionBanner({
  attention,
  currency,
  onPay,
  onChangeCard,
  onLook,
  looked,
  busy,
}: AttentionBannerProps) {
  const size = useRoom() === 'phone' ? 'touch' : 'compact';
  const rests = busy !== undefined;
  const { tone, title, text, pay } = attentionWords(attention, currency, looked);
  return (
    <Banner
      tone={tone}
      title={title}
      role="status"
      actions={
        pay === null ? (
          // Its own key: a second press must not fall on the button that pays.
          <Button
            key="look"
            size={size}
            busy={busy === 'look'}
            busyLabel="Looking"
            onClick={onLook}
          >
            Look again
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
