import { useListing, useListingEvents, useListingVersion, useUser } from '@portal/data/react';
import { type Listing, type ListingVersion, may } from '@portal/data/schemas';
import { type Collection, listingTypeOf, type Scope } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { listingTitle } from '../../parts/decisions/useDecision.ts';
import {
  type ChosenVersions,
  chosenVersions,
  versioned,
  versionNames,
  versionsQuery,
} from '../../parts/listings/compareQuery.ts';
import { actionWords } from '../../parts/listings/HistorySection.tsx';
import { listTrail } from '../../parts/listings/listingsQuery.ts';
import { partOf, shownAs, together } from '../../parts/pagePart.ts';
import { RecordFailed } from '../../parts/session.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { CompareScreen } from './CompareScreen.tsx';
import { compare } from './changes.ts';

interface Place {
  collection: Collection;
  scope: Scope;
}

export function Component({ collection, scope }: Place) {
  const { id = '' } = useParams();
  const listing = useListing({ collection, scope, id });
  if (listing.kind === 'loading') return <PageLoading />;
  if (listing.kind === 'failed')
    return <RecordFailed {...listing} to={paths.listings(collection, 'active')} />;
  return <Compare collection={collection} scope={scope} record={listing.value} />;
}

/** The versions of a listing that the URL chooses. */
function Compare({ collection, scope, record }: Place & { record: Listing }) {
  const navigate = useNavigate();
  const user = useUser();
  const [query] = useSearchParams();
  const events = useListingEvents({ collection, scope, id: record.id });
  const name = listingTitle(record);
  const slug = record.slug || record.id;
  const address = paths.listing(collection, scope, slug);
  const whose = may(user, 'listing.listAll') ? 'all' : 'mine';
  usePage(m.listing_versions_of({ name }), {
    above: [...listTrail({ collection, scope, whose }), { label: name, href: address }],
    crumb: m.listing_versions(),
  });
  if (events.kind === 'loading') return <PageLoading />;
  if (events.kind === 'failed') return <RecordFailed {...events} to={address} />;

  const kept = versioned(events.value);
  const names = versionNames(kept);
  const chosen = chosenVersions(query, events.value);
  const show = (next: ChosenVersions) =>
    void navigate(paths.versions(collection, scope, slug, versionsQuery(next)));
  const restorable = (version: number | null) =>
    version !== null && version !== kept[0]?.id && may(user, 'listing.save', record)
      ? () => void navigate(paths.restoreVersion(collection, scope, slug, version))
      : undefined;
  return (
    <CompareScreen
      name={name}
      listing={{ href: address, label: m.listing_back_to_listing() }}
      versions={kept.map((event) => ({
        value: String(event.id),
        label: names.get(event.id) ?? '',
        detail: `${event.actor.name} ${actionWords(event, 'listing')}`,
      }))}
      earlier={{
        value: String(chosen.from ?? ''),
        onChange: (from) => show({ ...chosen, from: Number(from) }),
        onRestore: restorable(chosen.from),
      }}
      later={{
        value: String(chosen.to ?? ''),
        onChange: (to) => show({ ...chosen, to: Number(to) }),
        onRestore: restorable(chosen.to),
      }}
    >
      <Comparison collection={collection} id={record.id} chosen={chosen} names={names} />
    </CompareScreen>
  );
}

interface ComparisonProps {
  collection: Collection;
  id: number;
  chosen: ChosenVersions;
  names: ReadonlyMap<number, string>;
}

/** Loads both versions; one that was not kept says so. */
function Comparison({ collection, id, chosen: { from, to }, names }: ComparisonProps) {
  const of = (event: number | null) => ({ collection, id, event: event ?? 0 });
  const earlier = useListingVersion(of(from), from !== null);
  const later = useListingVersion(of(to), to !== null);
  const loads = from === null ? [later] : [earlier, later];
  if (loads.some((load) => load.kind === 'failed' && load.error.code === 'not-found'))
    return (
      <Card>
        <EmptyState illustration="stones" title={m.listing_no_version_title()}>
          {m.listing_no_version_of_event()}
        </EmptyState>
      </Card>
    );
  const both =
    from === null
      ? shownAs(later, (after) => [after, null] as const)
      : together<ListingVersion, ListingVersion | null>(later, earlier);
  return (
    <PagePart
      card="failed"
      title={m.listing_comparison()}
      part={partOf(both)}
      loading={<Skeleton shape="block" height={240} />}
    >
      {([after, before]) => (
        <VersionTable collection={collection} before={before} after={after} names={names} />
      )}
    </PagePart>
  );
}

interface VersionTableProps {
  collection: Collection;
  /** Null shows all fields. */
  before: ListingVersion | null;
  after: ListingVersion;
  names: ReadonlyMap<number, string>;
}

function VersionTable({ collection, before, after, names }: VersionTableProps) {
  const type = listingTypeOf(collection);
  return (
    <ChangeTable
      {...compare({ ...after, type }, before)}
      isNew={before === null}
      title={before ? undefined : m.listing_first_version()}
      earlier={before ? names.get(before.id) : undefined}
      later={names.get(after.id)}
    />
  );
}
