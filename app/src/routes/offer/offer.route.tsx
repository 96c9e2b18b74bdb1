import { useCards, useListing, usePaymentSettings, useUser } from '@portal/data/react';
import { type Collection, isAdmin, messageFor } from '@portal/data/schemas';
import { PageLoading, PageState } from '@portal/ui/patterns/PageStates';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { failureOf } from '../failureOf.ts';
import { RedirectWithReason } from '../session.tsx';
import { OffersAreForVendors } from './OffersAreForVendors.tsx';
import { WriteOffer } from './WriteOffer.tsx';

export function route(collection: Collection) {
  return { Component: () => <OfferRoute collection={collection} /> };
}

function OfferRoute({ collection }: { collection: Collection }) {
  const { id = '' } = useParams();
  const admin = isAdmin(useUser());
  const listing = useListing({ collection, shelf: 'active', id });
  const settings = usePaymentSettings();
  const cards = useCards();
  if (admin) {
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
    <WriteOffer
      key={number}
      collection={collection}
      listing={listing.value}
      settings={settings.value}
      cards={cards.value}
      address={address}
    />
  );
}
