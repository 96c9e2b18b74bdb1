import { useOffersOf, usePaymentSettings } from '@portal/data/react';
import { messageFor, type SpecialOffer } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { Badge } from '@portal/ui/components/Badge';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { paths } from '../../paths.ts';
import { offerPriceWords } from '../offer/offerPrice.ts';
import { queueStatus } from '../reviews/reviewRows.ts';
import { OfferHistory } from './OfferHistory.tsx';

interface ListingOffersProps {
  collection: Collection;
  listing: { id: number; slug: string };
  /** Whether this person may buy another one. */
  mayBuy: boolean;
}

/** The special offers of a listing, how each stands, and why one was declined. */
export function ListingOffers({ collection, listing, mayBuy }: ListingOffersProps) {
  const offers = useOffersOf({ collection, id: listing.id });
  return (
    <Card
      title="Special offers"
      space="medium"
      actions={
        mayBuy ? (
          <Link href={paths.newSpecialOffer(collection, listing.slug || listing.id)} size="caption">
            New offer
          </Link>
        ) : undefined
      }
    >
      {offers.kind === 'loading' ? <Skeleton shape="text" width="wide" /> : null}
      {offers.kind === 'failed' ? (
        <>
          <Text size="small">{messageFor(offers.error)}</Text>
          <Button size="compact" onClick={offers.retry}>
            Retry
          </Button>
        </>
      ) : null}
      {offers.kind === 'ready' ? <Offers offers={offers.value} mayBuy={mayBuy} /> : null}
    </Card>
  );
}

/** What an offer does, and what it costs once that is known. */
function FirstOffer() {
  const settings = usePaymentSettings();
  const price = settings.kind === 'ready' ? ` ${offerPriceWords(settings.value)}.` : '';
  return (
    <Text size="small" tone="muted">
      {`None yet. An offer is shown on the page of your listing.${price}`}
    </Text>
  );
}

function Offers({ offers, mayBuy }: { offers: readonly SpecialOffer[]; mayBuy: boolean }) {
  if (offers.length === 0) {
    return mayBuy ? (
      <FirstOffer />
    ) : (
      <Text size="small" tone="muted">
        None yet.
      </Text>
    );
  }
  return (
    <Stack as="ul" space="medium">
      {offers.map((offer) => (
        <Stack key={offer.id} as="li" space="xsmall" align="start">
          <Text as="span">{offer.title}</Text>
          <Badge kind={queueStatus[offer.status]} />
          {offer.status === 'DECLINED' && offer.adminNote ? (
            <Text size="small" tone="muted" keepBreaks>
              {`Reason for decline: ${offer.adminNote}`}
            </Text>
          ) : null}
          <OfferHistory offer={offer} />
        </Stack>
      ))}
    </Stack>
  );
}
