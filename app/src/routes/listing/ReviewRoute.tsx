import { useUnreadChange } from '@portal/data/notifications';
import {
  useListing,
  useListingEvents,
  useListings,
  useStores,
  useUser,
  useVendor,
} from '@portal/data/react';
import { formatDate, type Listing, may, mediaUrl, personName } from '@portal/data/schemas';
import {
  type Collection,
  photoItem,
  queueQuery,
  type Scope,
  safeLink,
  storedName,
} from '@portal/domain';
import { AddRemark, RemarkFields } from '@portal/forms/decision';
import { Banner } from '@portal/ui/components/Banner';
import { Logo } from '@portal/ui/components/Logo';
import { Stack } from '@portal/ui/components/layout';
import { type MoreAction, PageHeader } from '@portal/ui/components/PageHeader';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { PagePart, useRetryable } from '@portal/ui/patterns/PagePart';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { env } from '../../env.ts';
import { m } from '../../i18n/messages.js';
import { DecisionPage } from '../../parts/decisions/DecisionPage.tsx';
import { useNext, usePosition } from '../../parts/decisions/queue.ts';
import { useReviewing } from '../../parts/decisions/reviewers.ts';
import { useColleagueDecision } from '../../parts/decisions/useColleagueDecision.ts';
import { listingTitle, useDecision } from '../../parts/decisions/useDecision.ts';
import { useReasonTemplates } from '../../parts/decisions/useReasonTemplates.ts';
import { formatCount } from '../../parts/formatCount.ts';
import { badgeOf, hiddenText, isInReview, kindOfChange } from '../../parts/listings/listingRows.ts';
import { listTrail } from '../../parts/listings/listingsQuery.ts';
import { partOf } from '../../parts/pagePart.ts';
import { age } from '../../parts/when.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';
import { Assignment } from './Assignment.tsx';
import { compare } from './changes.ts';
import { fromQueue } from './GoneListing.tsx';
import { LinksCard } from './LinksCard.tsx';
import { ListingThread } from './ListingThread.tsx';
import { useShownVersion } from './NewerVersion.tsx';
import { useRequested } from './Requested.tsx';

interface ReviewRouteProps {
  collection: Collection;
  scope: Scope;
  record: Listing;
}

interface OpenReviewProps extends ReviewRouteProps {
  /** Withdrawn or deleted since `record` was loaded. */
  gone: boolean;
}

/** A listing to decide on, or to read for staff who cannot. */
export function ReviewRoute({ collection, scope, record: newest, gone }: OpenReviewProps) {
  const navigate = useNavigate();
  const guard = useDraftGuard();
  const [now] = useState(useAppServices().now);
  const events = useListingEvents({ collection, scope, id: newest.id });
  const { record, newer, decided } = useShownVersion(newest, events, gone);
  const colleague = useColleagueDecision(events, 'listing');
  const waits = !gone && isInReview(newest);
  const { records } = useStores().listings;
  const queue = useListings(queueQuery(collection));
  const position = usePosition(queue, record.id, waits);
  const next = useNext(position);
  const { decide } = useDecision();
  const requested = useRequested(record, events);
  const { reviewers, renew } = useReviewing(collection, record.id, waits);
  useUnreadChange(() => {
    // One that is gone stays on screen with what was typed, until the decision is sent.
    records.refresh({ collection, scope, id: newest.slug || newest.id });
    renew();
  });
  const isChange = record.revision && record.status !== 'APPROVED';
  const active = { collection, scope: 'active', id: record.id } as const;
  const live = useRetryable(partOf(useListing(active, isChange)));
  const name = listingTitle(record);
  usePage(name, { above: listTrail({ collection, scope, whose: 'all' }) });

  const open = (listing: Listing | null) =>
    navigate(
      listing
        ? paths.listing(collection, 'pending', listing.slug || listing.id)
        : paths.listings(collection, 'pending', 'all'),
      { state: fromQueue },
    );

  const owner = record.account ?? record.createdBy;
  const templates = useReasonTemplates({
    listing: record.name,
    ...(owner ? { vendor: personName(owner) } : {}),
  });

  // One page for changes and new listings: a decision of a colleague turns one into the other, and what is typed stays.
  const loads = requested === undefined || (isChange && live.kind === 'loading');
  return (
    <DecisionPage
      {...guard.form}
      templates={templates}
      subject="listing"
      record={record}
      address={`${record.type}/${record.id}`}
      position={position}
      reviewers={reviewers}
      onMove={(listing) => void open(listing)}
      waiting={m.listing_waiting({ age: age(record.submittedAt ?? record.updatedAt, now) })}
      header={
        <>
          {newer ?? (colleague ? <Banner tone="caution" title={colleague.title} /> : null)}
          <ReviewHeader collection={collection} scope={scope} record={record} />
        </>
      }
      owner={
        <>
          <Assignment record={newest} />
          <VendorFacts collection={collection} record={record} />
          <LinksCard collection={collection} record={record} />
        </>
      }
      history={<ListingThread record={record} />}
      onDecide={(write, facts) =>
        decide(record, write, facts, () => {
          guard.release();
          return open(next());
        }).finally(decided)
      }
    >
      {loads ? null : (
        <Stack>
          {requested}
          {isChange ? (
            <PagePart card="failed" title={m.listing_proposed_changes()} part={live}>
              {(value) => <Changes record={record} live={value} />}
            </PagePart>
          ) : (
            <Changes record={record} live={null} />
          )}
        </Stack>
      )}
    </DecisionPage>
  );
}

/** The controls for remarks on a field. */
const remarkOn = ({ name, label }: { name: string; label: string }, record: Listing) => {
  const people = 'teamMembers' in record && name === storedName('teamMembers');
  const items = people
    ? record.teamMembers.flatMap(({ name, photo }) => [name, ...(photo ? [photoItem(name)] : [])])
    : [];
  return {
    action: <AddRemark field={name} label={label} />,
    below: <RemarkFields field={name} label={label} items={items} />,
  };
};

/** `live`: null for a new listing. */
function Changes({ record, live }: { record: Listing; live: Listing | null }) {
  const decides = may(useUser(), 'listing.decide') && record.status === 'PENDING';
  return (
    <ChangeTable
      {...compare(record, live)}
      isNew={!record.revision}
      extra={decides ? (field) => remarkOn(field, record) : undefined}
    />
  );
}

function ReviewHeader({ collection, scope, record }: ReviewRouteProps) {
  const mayEdit = may(useUser(), 'listing.save', record);
  const link = safeLink(record.link);
  const live = record.revision ? safeLink(new URL(record.url, env.directoryUrl).href) : null;
  const edit = `${paths.listing(collection, 'pending', record.slug || record.id)}?edit`;
  const more: MoreAction[] = [
    ...(mayEdit ? [{ label: m.listing_edit(), icon: Pencil, href: edit }] : []),
    ...(live ? [{ label: m.listing_view_live(), href: live, newTab: true as const }] : []),
    ...(link ? [{ label: m.listing_visit_website(), href: link, newTab: true as const }] : []),
  ];
  return (
    <PageHeader
      title={listingTitle(record)}
      picture={
        <Logo
          size="large"
          name={record.name}
          src={record.logo ? mediaUrl(record.logo, 320) : null}
        />
      }
      badge={<StatusBadge kind={badgeOf(record)} />}
      help={
        scope === 'active'
          ? m.listing_status_updated({
              status: hiddenText(record) ?? m.listing_live(),
              date: formatDate(record.updatedAt),
            })
          : m.listing_kind_submitted({
              kind: record.revision ? m.listings_changes_to_live() : kindOfChange(record),
              date: formatDate(record.submittedAt ?? record.updatedAt),
            })
      }
      more={more}
    />
  );
}

/** The vendor of the listing, with the numbers of their listings. */
function VendorFacts({ collection, record }: Omit<ReviewRouteProps, 'scope'>) {
  const owner = record.account ?? record.createdBy;
  if (!owner) return null;
  const card = { name: personName(owner), email: owner.email ?? '' };
  return record.account ? (
    <WithFacts card={card} account={record.account.id} collection={collection} />
  ) : (
    <VendorCard {...card} facts={[]} />
  );
}

interface WithFactsProps {
  card: { name: string; email: string };
  account: number;
  collection: Collection;
}

const labels = [
  m.listing_vendor_listings(),
  m.listing_vendor_declined(),
  m.listing_vendor_since(),
] as const;
const [listings, declinedBefore, memberSince] = labels;

/** Renders before its numbers have loaded, so that the decision does not wait for them. */
function WithFacts({ card, account, collection }: WithFactsProps) {
  const vendor = useVendor(account);
  if (vendor.kind === 'failed') return <VendorCard {...card} facts={[]} />;
  if (vendor.kind === 'loading') {
    return <VendorCard {...card} facts={labels.map((label) => ({ label, value: null }))} />;
  }
  const { live, pending, declined, createdAt, email } = vendor.value;
  const search = new URLSearchParams({ search: email ?? card.email });
  return (
    <VendorCard
      {...card}
      href={`${paths.listings(collection, 'active', 'all')}?${search}`}
      facts={[
        {
          label: listings,
          value: m.listing_vendor_counts({
            live: formatCount(live),
            pending: formatCount(pending),
          }),
        },
        { label: declinedBefore, value: m.listing_times({ count: declined }) },
        { label: memberSince, value: formatDate(createdAt) },
      ]}
    />
  );
}
