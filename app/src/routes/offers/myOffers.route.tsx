import { useMyOffers } from '@portal/data/react';
import { formatDate, type SpecialOffer } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { ButtonLink } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Text } from '@portal/ui/components/Text';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { AboutListing } from '../feedback/AboutListing.tsx';
import { OwnList, usePageNumber } from '../feedback/OwnList.tsx';
import { queueStatus } from '../reviews/reviewRows.ts';
import { OfferHistory } from './OfferHistory.tsx';

const buy = (
  <ButtonLink href={paths.specialOfferPaywall} tone="primary">
    Buy an offer
  </ButtonLink>
);

/** The special offers of a vendor's listings, and how each stands. */
export function Component() {
  const { page, show } = usePageNumber();
  const offers = useMyOffers(page);
  usePage({ title: 'My offers', crumbs: [{ label: 'Special Offers' }, { label: 'My offers' }] });
  const none = offers.kind === 'ready' && offers.value.pagination.total === 0;
  return (
    <Stack space="large">
      <PageHeader
        title="My offers"
        help="Approved offers are shown on the page of their listing."
        actions={none ? null : buy}
      />
      <OwnList
        label="My offers"
        rows={offers}
        onPage={show}
        empty={{
          title: 'You have no special offers yet',
          text: 'An offer is shown on the page of one of your live listings.',
          action: buy,
        }}
      >
        {(offer) => <OwnOffer offer={offer} />}
      </OwnList>
    </Stack>
  );
}

function OwnOffer({ offer }: { offer: SpecialOffer }) {
  const { title, description, listing, live, status, adminNote, createdAt } = offer;
  return (
    <>
      <AboutListing listing={listing} title={title} status={queueStatus[status]} />
      <Text size="small" tone="muted">
        {listing ? (
          <>
            <Link
              href={paths.listing(
                collectionOf(listing),
                live ? 'active' : 'pending',
                listing.slug || listing.id,
              )}
              underline="always"
            >
              {listing.name || 'Untitled listing'}
            </Link>
            {' · '}
          </>
        ) : null}
        {formatDate(createdAt)}
      </Text>
      <Text keepBreaks>{description}</Text>
      {status === 'APPROVED' && !live ? (
        <Text size="small" tone="muted">
          Not shown now, because its listing is not live.
        </Text>
      ) : null}
      {status === 'DECLINED' && adminNote ? (
        <Text size="small" tone="muted" keepBreaks>
          {`Reason for decline: ${adminNote}`}
        </Text>
      ) : null}
      <div>
        <OfferHistory offer={offer} />
      </div>
    </>
  );
}
