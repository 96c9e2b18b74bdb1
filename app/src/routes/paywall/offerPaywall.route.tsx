import { useListings, useUser } from '@portal/data/react';
import { type Listing, may, mediaUrl } from '@portal/data/schemas';
import { type Collection, collectionOf } from '@portal/domain';
import {
  type OfferListing,
  OfferPicker,
  type OfferPickerState,
} from '@portal/ui/patterns/OfferPicker';
import { Paywall } from '@portal/ui/patterns/Paywall';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { failureOf } from '../failureOf.ts';
import { OffersAreForVendors } from '../offer/OffersAreForVendors.tsx';
import { offerPriceWords } from '../offer/offerPrice.ts';
import { PaywallPage } from './PaywallPage.tsx';

const mine = (collection: Collection) =>
  ({ collection, shelf: 'active', mine: true, page: 1, pageSize: 100 }) as const;

function choiceOf(listing: Listing): OfferListing {
  return {
    id: `${listing.type}-${listing.id}`,
    name: listing.name,
    type: listing.type,
    logo: listing.logo ? mediaUrl(listing.logo, 96) : undefined,
    href: paths.newSpecialOffer(collectionOf(listing), listing.slug || listing.id),
  };
}

export function Component() {
  return may(useUser(), 'offer.buy') ? <ChooseListing /> : <OffersAreForVendors />;
}

/** Asks which of the person's live listings a special offer is for, and leads on to writing it. */
function ChooseListing() {
  usePage({ title: 'Special offer', crumbs: [{ label: 'Special offer' }] });
  const [open, setOpen] = useState(true);
  const apps = useListings(mine('apps'));
  const services = useListings(mine('services'));
  const both = [apps, services];
  const listings = both.flatMap((each) => (each.kind === 'ready' ? each.value.rows : []));
  return (
    <PaywallPage>
      {({ note, settings }) => (
        <>
          <Paywall
            kind="special-offer"
            price={offerPriceWords(settings)}
            below={note}
            onChooseListing={() => setOpen(true)}
          />
          <OfferPicker
            open={open}
            price={offerPriceWords(settings)}
            onOpenChange={setOpen}
            state={stateOf(both, listings.length)}
            listings={listings.map(choiceOf)}
            createHref={paths.newListing('apps')}
            onRetry={failureOf(both)?.retry}
          />
        </>
      )}
    </PaywallPage>
  );
}

function stateOf(
  lists: readonly ReturnType<typeof useListings>[],
  count: number,
): OfferPickerState {
  const failed = failureOf(lists);
  if (failed) return failed.error.code === 'offline' ? 'offline' : 'failed';
  if (lists.some((each) => each.kind === 'loading')) return 'loading';
  return count > 0 ? 'ready' : 'empty';
}
