import { useMyOffers } from '@portal/data/feedback';
import { formatDate, type SpecialOffer } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { ButtonLink } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { m } from '../../i18n/messages.js';
import { EditOfferLink } from '../../parts/decisions/EditOfferLink.tsx';
import { OfferHistory } from '../../parts/decisions/OfferHistory.tsx';
import {
  AboutListing,
  DeclineReason,
  OwnList,
  RequestedChanges,
  UsualWait,
} from '../../parts/decisions/OwnList.tsx';
import { queueStatus } from '../../parts/decisions/reviewRows.ts';
import { WithdrawButton } from '../../parts/decisions/WithdrawButton.tsx';
import { paths } from '../../paths.ts';

/** The special offers of a vendor's listings with their status. */
export function Component() {
  return (
    <OwnList
      title={m.offers_my_offers()}
      help={m.offers_my_offers_help()}
      useRows={useMyOffers}
      create={
        <ButtonLink href={paths.specialOfferPaywall} tone="primary">
          {m.offers_buy()}
        </ButtonLink>
      }
      empty={{
        title: m.offers_none_yet(),
        text: m.offers_none_yet_help(),
      }}
    >
      {(offer) => <OwnOffer offer={offer} />}
    </OwnList>
  );
}

function OwnOffer({ offer }: { offer: SpecialOffer }) {
  const { id, title, description, listing, live, status, createdAt } = offer;
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
              {listing.name || m.feedback_untitled_listing()}
            </Link>
            <span>{' · '}</span>
          </>
        ) : null}
        <span>{formatDate(createdAt)}</span>
      </Text>
      <Text keepBreaks>{description}</Text>
      {status === 'APPROVED' && !live ? (
        <Text size="small" tone="muted">
          {m.offers_not_shown()}
        </Text>
      ) : null}
      <RequestedChanges {...offer} actions={<EditOfferLink offer={offer} />} />
      <DeclineReason {...offer} />
      <UsualWait {...offer} />
      <Inline>
        <OfferHistory offer={offer} />
        {status === 'PENDING' ? <WithdrawButton things="offers" id={id} name={title} /> : null}
      </Inline>
    </>
  );
}
