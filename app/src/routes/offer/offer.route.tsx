import { useCards, useListing, usePaymentSettings, useUser } from '@portal/data/react';
import { may, messageFor } from '@portal/data/schemas';
import { type Collection, offerTexts } from '@portal/domain';
import { PageLoading, PageState } from '@portal/ui/patterns/PageStates';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { failureOf } from '../failureOf.ts';
import { RedirectWithReason } from '../session.tsx';
import { OffersAreForVendors } from './OffersAreForVendors.tsx';
import { WriteOffer, type WriteOfferProps } from './WriteOffer.tsx';

export function route(collection: Collection) {
  return { Component: () => <OfferRoute collection={collection} /> };
}

function OfferRoute({ collection }: { collection: Collection }) {
  const { id = '' } = useParams();
  const mayBuy = may(useUser(), 'offer.buy');
  const listing = useListing({ collection, shelf: 'active', id });
  const settings = usePaymentSettings();
  const cards = useCards();
  if (!mayBuy) {
    return <OffersAreForVendors />;
  }
  if (listing.kind === 'failed' && listing.error.code !== 'offline') {
    return (
      <RedirectWithReason
        to={paths.listings(collection, 'active')}
        why={messageFor(listing.error)}
        tone="critical"
      />
    );
  }
  const failed = failureOf([listing, settings, cards]);
  if (failed) {
    return (
      <PageState
        kind={failed.error.code === 'offline' ? 'offline' : 'failed'}
        onRetry={failed.retry}
      />
    );
  }
  if (listing.kind !== 'ready' || settings.kind !== 'ready' || cards.kind !== 'ready') {
    return <PageLoading />;
  }
  const { slug, id: number } = listing.value;
  const address = paths.newSpecialOffer(collection, slug || number);
  if (String(slug || number) !== id) return <Navigate to={address} replace />;
  return (
    <OfferOnLive
      key={number}
      collection={collection}
      listing={listing.value}
      settings={settings.value}
      cards={cards.value}
      address={address}
    />
  );
}

/** Judged on arrival only: who is writing when the listing goes keeps the form, and is told when it is sent. */
function OfferOnLive(props: WriteOfferProps) {
  const { collection, listing } = props;
  const [arrivedLive] = useState(listing.status === 'APPROVED');
  if (arrivedLive) return <WriteOffer {...props} />;
  return (
    <RedirectWithReason
      to={paths.listings(collection, 'active')}
      why={offerTexts.notLive}
      tone="critical"
    />
  );
}
