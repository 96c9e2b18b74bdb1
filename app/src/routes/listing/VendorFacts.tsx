import { useVendor } from '@portal/data/react';
import { formatDate, type Listing, personName } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { paths } from '../../paths.ts';

interface VendorFactsProps {
  collection: Collection;
  record: Listing;
}

/** Whose listing it is, and how this vendor has done so far. */
export function VendorFacts({ collection, record }: VendorFactsProps) {
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
