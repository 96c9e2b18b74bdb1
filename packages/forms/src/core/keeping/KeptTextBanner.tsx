import { formatDate } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import type { KeptTextOffer } from './useKeptText.ts';

export interface KeptTextBannerProps {
  /** From `useKeptText`; null when there is nothing to offer. */
  offer: KeptTextOffer | null;
}

/** Offers the text of an earlier visit. */
export function KeptTextBanner({ offer }: KeptTextBannerProps) {
  if (!offer) return null;
  return (
    <Banner
      tone="info"
      role="status"
      actions={
        <>
          <Button size="compact" onClick={offer.restore}>
            Restore it
          </Button>
          <Button size="compact" tone="ghost" onClick={offer.throwAway}>
            Throw away
          </Button>
        </>
      }
    >
      {`You have text from ${formatDate(offer.keptAt)} that was not saved`}
    </Banner>
  );
}
