import type { OfferPrice } from '@portal/forms/offer';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { formatMoney } from '@portal/ui/components/Money';
import { useEffect, useRef } from 'react';

interface OfferSentProps {
  price: OfferPrice;
  /** The listing's page. */
  href: string;
  onAnother: () => void;
}

/** Says what was paid and what happens next. */
export function OfferSent({ price, href, onAnother }: OfferSentProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  const sum = formatMoney(price.amount, price.currency, 'always');
  return (
    <Banner
      ref={banner}
      focusable
      tone="positive"
      title={`${sum} is paid, and your offer was sent for review.`}
      actions={
        <>
          <ButtonLink size="compact" href={href}>
            Back to the listing
          </ButtonLink>
          <Button size="compact" tone="ghost" onClick={onAnother}>
            Write another offer
          </Button>
        </>
      }
    >
      An admin looks at it next. Once it is approved it shows on the listing’s page; if it is
      declined you get the {sum} back.
    </Banner>
  );
}
