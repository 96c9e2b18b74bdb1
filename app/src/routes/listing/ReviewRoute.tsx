import { useListing, useListingEvents, useListings, useUser, useVendor } from '@portal/data/react';
import { formatDate, type Listing, mediaUrl, personName } from '@portal/data/schemas';
import { type Collection, safeLink } from '@portal/domain';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { Logo } from '@portal/ui/components/Logo';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { ArrowUpRight, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { env } from '../../env.ts';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useKeptGuard } from '../../shell/useLeaveGuard.tsx';
import { badgeOf, kindOfChange } from '../listings/listingRows.ts';
import { areaNames } from '../listings/listWords.ts';
import { age } from '../when.ts';
import { compare } from './changes.ts';
import { DecisionPage, type DecisionPageProps } from './DecisionPage.tsx';
import { Happened } from './Happened.tsx';
import { PagePart, useAskedAgain } from './PagePart.tsx';
import { queueQuery, useNext, usePlace } from './queue.ts';
import { listingTitle, useDecision } from './useDecision.ts';

interface ReviewRouteProps {
  collection: Collection;
  record: Listing;
}

/** What waits for a decision, wired to the stores. */
export function ReviewRoute({ collection, record }: ReviewRouteProps) {
  const navigate = useNavigate();
  const user = useUser();
  const guard = useKeptGuard();
  const { now: clock, draftKeeper } = useSurroundings();
  const [now] = useState(clock);
  const events = useListingEvents({ collection, shelf: 'pending', id: record.id });
  const queue = useListings(queueQuery(collection));
  const place = usePlace(queue, record.id, record.status === 'PENDING');
  const next = useNext(place);
  const { decide } = useDecision();
  const name = listingTitle(record);
  usePage({
    title: name,
    crumbs: [
      { label: areaNames[collection] },
      { label: 'Pending listings', href: paths.listings(collection, 'pending', 'all') },
      { label: name },
    ],
  });

  const open = (listing: Listing | null) =>
    navigate(
      listing
        ? paths.listing(collection, 'pending', listing.slug || listing.id)
        : paths.listings(collection, 'pending', 'all'),
    );

  const screen: ScreenProps = {
    record,
    place,
    now,
    clock,
    draftKeeper,
    user: String(user.id),
    history: <Happened events={events} thing="listing" />,
    owner: <VendorFacts collection={collection} record={record} />,
    editHref: `${paths.listing(collection, 'pending', record.slug || record.id)}?edit`,
    onDecide: (write, facts) =>
      decide(record, write, facts, () => {
        guard.release();
        return open(next());
      }),
    onMove: (listing) => void open(listing),
    onDirtyChange: guard.setDirty,
  };
  return (
    <>
      {record.revision && record.status !== 'APPROVED' ? (
        <RevisionReview collection={collection} screen={screen} />
      ) : (
        <ReviewScreen {...screen}>
          <Changes record={record} live={null} />
        </ReviewScreen>
      )}
      {guard.question}
    </>
  );
}

type ScreenProps = Omit<ReviewScreenProps, 'children'>;

interface RevisionReviewProps {
  collection: Collection;
  screen: ScreenProps;
}

/** A revision is read against its live listing, so both are asked for. */
function RevisionReview({ collection, screen }: RevisionReviewProps) {
  const live = useAskedAgain(useListing({ collection, shelf: 'active', id: screen.record.id }));
  return (
    <ReviewScreen {...screen}>
      {live.kind === 'loading' ? null : (
        <PagePart title="What changes" part={live}>
          {(value) => <Changes record={screen.record} live={value} />}
        </PagePart>
      )}
    </ReviewScreen>
  );
}

interface ChangesProps {
  record: Listing;
  /** Null for one that is new. */
  live: Listing | null;
}

function Changes({ record, live }: ChangesProps) {
  return <ChangeTable {...compare(record, live)} isNew={!record.revision} />;
}

interface ReviewScreenProps extends DecisionPageProps<Listing> {
  record: Listing;
  /** What it changes; null while the live listing is on its way. */
  children: ReactNode;
  /** Whose it is. */
  owner: ReactNode;
  /** Where an admin changes the listing. */
  editHref: string;
}

/** One listing before an admin: what it is, what it changes, what happened before, and the decision. */
function ReviewScreen(props: ReviewScreenProps) {
  const { record, children, editHref, now } = props;
  const sent = record.submittedAt ?? record.updatedAt;
  const link = safeLink(record.link);
  const live = record.revision ? safeLink(new URL(record.url, env.directoryUrl).href) : null;

  return (
    <DecisionPage
      {...props}
      subject="listing"
      address={`${record.type}/${record.id}`}
      waiting={`waiting ${age(sent, now)}`}
      header={
        <PageHeader
          title={listingTitle(record)}
          picture={
            <Logo
              size="large"
              name={record.name}
              src={record.logo ? mediaUrl(record.logo, 320) : null}
            />
          }
          badge={<Badge kind={badgeOf(record)} />}
          help={`${record.revision ? 'Changes to a live listing' : kindOfChange(record)} · sent ${formatDate(sent)}`}
          actions={
            <>
              <ButtonLink icon={Pencil} href={editHref}>
                Edit
              </ButtonLink>
              {live ? (
                <ButtonLink iconAfter={ArrowUpRight} href={live} newTab>
                  View live listing
                </ButtonLink>
              ) : null}
              {link ? (
                <ButtonLink iconAfter={ArrowUpRight} href={link} newTab>
                  Visit website
                </ButtonLink>
              ) : null}
            </>
          }
        />
      }
    >
      {children}
    </DecisionPage>
  );
}

interface VendorFactsProps {
  collection: Collection;
  record: Listing;
}

/** Whose listing it is, and how this vendor has done so far. */
function VendorFacts({ collection, record }: VendorFactsProps) {
  const owner = record.createdBy ?? record.account;
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

const labels = ['Listings', 'Declined before', 'Member since'] as const;
const [listings, declinedBefore, memberSince] = labels;

/** The facts follow when they are there; the decision does not wait for them. */
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
        { label: listings, value: `${live} live, ${pending} pending` },
        { label: declinedBefore, value: declined === 1 ? '1 time' : `${declined} times` },
        { label: memberSince, value: formatDate(createdAt) },
      ]}
    />
  );
}
