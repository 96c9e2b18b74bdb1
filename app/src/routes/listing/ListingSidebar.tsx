import { usePaymentSettings } from '@portal/data/billing';
import { useOffersOf, useReviewsOf } from '@portal/data/feedback';
import { useUser } from '@portal/data/react';
import { formatDate, type Listing, may, type SpecialOffer } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { partlyHidden } from '@portal/ui/components/VisuallyHidden';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { EditOfferLink } from '../../parts/decisions/EditOfferLink.tsx';
import { OfferHistory } from '../../parts/decisions/OfferHistory.tsx';
import { DeclineReason, RequestedChanges } from '../../parts/decisions/OwnList.tsx';
import { queueStatus } from '../../parts/decisions/reviewRows.ts';
import { offerPriceWords } from '../../parts/money/buying.tsx';
import { partOf } from '../../parts/pagePart.ts';
import { paths } from '../../paths.ts';
import { LinksCard } from './LinksCard.tsx';

interface ListingSidebarProps {
  collection: Collection;
  record: Listing;
}

/** Links, reviews and special offers of a live listing. Render it only for one. */
export function ListingSidebar({ collection, record }: ListingSidebarProps) {
  const user = useUser();
  return (
    <>
      <LinksCard collection={collection} record={record} />
      <ListingRating
        collection={collection}
        record={record}
        mayReview={!record.linkHiddenAt && may(user, 'review.write', record)}
        mayReadAll={may(user, 'review.listAll')}
      />
      <ListingOffers
        collection={collection}
        listing={record}
        mayBuy={!record.linkHiddenAt && may(user, 'offer.buy', record)}
      />
    </>
  );
}

interface ListingOffersProps {
  collection: Collection;
  listing: { id: number; slug: string };
  /** Whether the user may buy a special offer. */
  mayBuy: boolean;
}

/** The special offers of a listing with their status. */
function ListingOffers({ collection, listing, mayBuy }: ListingOffersProps) {
  return (
    <PagePart
      title={m.listing_offers()}
      part={partOf(useOffersOf({ collection, id: listing.id }))}
      loading={<Skeleton shape="text" width="wide" />}
      space="medium"
      actions={
        mayBuy ? (
          <Link href={paths.newSpecialOffer(collection, listing.slug || listing.id)} size="caption">
            {m.listing_new_offer()}
          </Link>
        ) : undefined
      }
    >
      {(offers) => <Offers offers={offers} mayBuy={mayBuy} />}
    </PagePart>
  );
}

/** What an offer does and, once loaded, what it costs. */
function FirstOffer() {
  const settings = usePaymentSettings();
  return (
    <Text size="small" tone="muted">
      {settings.kind === 'ready'
        ? m.listing_no_offers_price({ price: offerPriceWords(settings.value) })
        : m.listing_no_offers()}
    </Text>
  );
}

function Offers({ offers, mayBuy }: { offers: readonly SpecialOffer[]; mayBuy: boolean }) {
  if (offers.length === 0) {
    return mayBuy ? (
      <FirstOffer />
    ) : (
      <Text size="small" tone="muted">
        {m.listing_none_yet()}
      </Text>
    );
  }
  return (
    <Stack as="ul" space="medium">
      {offers.map((offer) => (
        <Stack key={offer.id} as="li" space="xsmall" align="start">
          <Text as="span">{offer.title}</Text>
          <StatusBadge kind={queueStatus[offer.status]} />
          <DeclineReason {...offer} />
          <RequestedChanges
            {...offer}
            actions={mayBuy ? <EditOfferLink offer={offer} /> : undefined}
          />
          <OfferHistory offer={offer} />
        </Stack>
      ))}
    </Stack>
  );
}

interface ListingRatingProps {
  collection: Collection;
  record: Listing;
  /** False for listings of the user's own account. */
  mayReview: boolean;
  mayReadAll: boolean;
}

/** The mean rating and the latest reviews; admins get a link to all reviews. */
function ListingRating({ collection, record, mayReview, mayReadAll }: ListingRatingProps) {
  const reviews = useReviewsOf({ collection, id: record.id });
  const address = new URLSearchParams({ listing: record.slug || String(record.id) });
  const last = reviews.kind === 'ready' ? reviews.value : [];
  return (
    <Card
      title={m.listing_reviews()}
      space="medium"
      actions={
        mayReview ? (
          <Link href={`${paths.newReview(collection)}?${address}`} size="caption">
            {partlyHidden(m.listing_write_review({ name: record.name }))}
          </Link>
        ) : (
          // Vendors have no list of other vendors' listings to start a review from.
          <Link href={paths.newReview(collection)} size="caption">
            {named(
              collection,
              collection === 'apps'
                ? m.listing_review_another_app()
                : m.listing_review_another_service(),
              m.names_review_another,
            )}
          </Link>
        )
      }
    >
      <StarRating value={record.rating} count={record.numReviews} size="small" />
      {last.length > 0 ? (
        <Stack as="ul" space="medium">
          {last.map(({ id, rating, comment, createdBy, createdAt }) => (
            <Stack key={id} as="li" space="xsmall">
              <StarRating value={rating} size="small" />
              <Text size="small" keepBreaks>
                {comment}
              </Text>
              <Text size="small" tone="muted">
                {`${createdBy?.firstName ?? m.listing_former_user()} · ${formatDate(createdAt)}`}
              </Text>
            </Stack>
          ))}
        </Stack>
      ) : null}
      {mayReadAll && record.numReviews > 0 ? (
        <Link href={`${paths.reviews(collection, 'active')}?${address}`} size="caption">
          {m.listing_all_reviews()}
        </Link>
      ) : null}
    </Card>
  );
}
