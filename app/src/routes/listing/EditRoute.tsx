import { useListingVersion, useUser } from '@portal/data/react';
import {
  DataError,
  type Listing,
  type ListingVersion,
  may,
  messageFor,
} from '@portal/data/schemas';
import { type Collection, listingTypeOf, type Scope } from '@portal/domain';
import { ListingForm } from '@portal/forms/listing';
import { Banner } from '@portal/ui/components/Banner';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { BadgePercent, History } from 'lucide-react';
import { memo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { named, ownNames } from '../../ownNames.ts';
import { versionDate } from '../../parts/listings/compareQuery.ts';
import {
  actionItems,
  useConfirmAction,
  useDuplicate,
} from '../../parts/listings/listingActions.tsx';
import { badgeOf, hiddenText, useAnalyticsLink } from '../../parts/listings/listingRows.ts';
import { listArea, listTrail } from '../../parts/listings/listingsQuery.ts';
import { useListingTerms } from '../../parts/listings/useListingTerms.ts';
import { paths } from '../../paths.ts';
import { lateComponent, restComponent } from '../../shell/lateComponent.tsx';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';
import { isLive, offerLink } from './liveListing.ts';
import { useListingWrites } from './useListingWrites.ts';
import { useMessagesDialog } from './useMessagesDialog.tsx';

interface EditRouteProps {
  collection: Collection;
  scope: Scope;
  /** Null for a new listing. */
  record: Listing | null;
  /** Called with the message of an edit conflict, and with null after a save. */
  onOvertaken?: (byWhom: string | null) => void;
}

const ListingSidebar = restComponent(
  async () => (await import('./ListingSidebar.tsx')).ListingSidebar,
  { failed: <Text>{messageFor(new DataError('offline'))}</Text> },
);

/** For admins only. */
const UnsentDecisions = lateComponent(
  async () => (await import('@portal/forms/decision')).UnsentDecisions,
);

const ignore = () => undefined;

/** The page of one listing with its form: new, a draft, in review, declined or live. Memoized, because a reload of the same record would render every field again. */
export const EditRoute = memo(function EditRoute({
  collection,
  scope,
  record,
  onOvertaken = ignore,
}: EditRouteProps) {
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const guard = useDraftGuard();
  const { restored, missing } = useRestored(collection, record);
  const writes = useListingWrites({
    collection,
    record,
    onOvertaken,
    restores: restored?.id,
    release: guard.release,
  });
  const terms = useListingTerms();
  const analyticsLink = useAnalyticsLink();
  const analyticsHref = record ? analyticsLink(record, scope) : undefined;
  const offerHref = record ? offerLink(record, user) : undefined;
  const account = user.account?.id ?? null;
  const failed = (error: unknown) => toast({ tone: 'critical', message: writes.explain(error) });
  const ask = useConfirmAction(writes.actions, failed);
  const duplicate = useDuplicate(failed, guard.release);
  const messages = useMessagesDialog(record);
  const admin = may(user, 'listing.decide');
  const seesAll = may(user, 'listing.listAll');
  const place = { collection, scope, whose: seesAll && record ? 'all' : 'mine' } as const;
  const list = paths.listings(collection, scope, place.whose);
  const title = record ? record.name || m.listing_untitled() : m.listing_new();
  // The review page of the same listing has the title without area.
  const edits = admin && record && scope === 'pending';
  usePage(edits ? m.listing_edit_name({ name: title }) : title, {
    area: record ? undefined : listArea(place),
    above: listTrail(place),
    crumb: title,
  });

  return (
    <Stack space="large">
      <PageHeader
        title={record ? title : named(collection, newTitle[collection], m.names_new_listing)}
        badge={record ? <StatusBadge kind={badgeOf(record)} /> : null}
        help={editHelp(record, admin)}
        link={analyticsHref ? { href: analyticsHref, label: m.listing_analytics() } : undefined}
        actions={messages.button}
        more={
          record && offerHref
            ? [{ label: m.listing_add_offer(), icon: BadgePercent, href: offerHref }]
            : undefined
        }
        menu={
          record
            ? [
                { label: m.listing_history(), icon: History, onSelect: messages.show },
                ...actionItems(record, user, ask, (listing) =>
                  guard.beforeLeaving(() => void duplicate(listing)),
                ),
              ]
            : undefined
        }
      />
      {missing ? (
        <Banner tone="critical" title={m.listing_version_not_restorable()}>
          {missing}
        </Banner>
      ) : null}
      {restored ? (
        <Banner
          tone="info"
          title={m.listing_values_of_version({ date: versionDate(restored.createdAt) })}
        >
          {m.listing_nothing_changes()}
        </Banner>
      ) : null}
      {record?.status === 'APPROVED' && admin ? (
        <UnsentDecisions {...guard.form} draftRecord={`${record.type}/${record.id}`} />
      ) : null}
      <ListingForm
        nzOwnedLabel={brand.names.nzOwned}
        typeName={ownNames()[collection]}
        {...guard.form}
        type={listingTypeOf(collection)}
        record={record}
        restored={restored}
        sidebar={
          record && isLive(record) ? (
            <ListingSidebar collection={collection} record={record} />
          ) : null
        }
        role={admin ? 'admin' : 'vendor'}
        account={account}
        terms={terms}
        onSubmit={writes.submit}
        upload={writes.upload}
        onDiscard={() => {
          guard.release();
          void navigate(list);
        }}
        onHistory={messages.show}
      />
      {messages.dialog}
    </Stack>
  );
});

/** The version that the URL asks to restore, once it has loaded. */
function useRestored(
  collection: Collection,
  record: Listing | null,
): { restored?: ListingVersion | undefined; missing?: string } {
  const [query] = useSearchParams();
  const event = Number(record ? query.get('restore') : null);
  const ref = { collection, id: record?.id ?? 0, event };
  const version = useListingVersion(ref, event > 0);
  if (event > 0 && version.kind === 'failed')
    return {
      missing:
        version.error.code === 'not-found' ? m.listing_no_version() : messageFor(version.error),
    };
  return event > 0 ? { restored: version.kind === 'ready' ? version.value : undefined } : {};
}

const newTitle: Record<Collection, string> = {
  apps: m.listing_new_app(),
  services: m.listing_new_service(),
};

/** The help line. Listings that are pending or live have a notice in the form instead. */
function editHelp(record: Listing | null, admin: boolean): string | undefined {
  const hidden = record?.status === 'APPROVED' ? hiddenText(record) : undefined;
  if (admin)
    return hidden
      ? m.listing_hidden_applies_immediately({ hidden })
      : m.listing_applies_immediately();
  if (hidden) return hidden;
  if (record?.status === 'DECLINED') return m.listing_submit_again();
  if (!record || record.draft) return m.listing_admin_reviews();
  return undefined;
}
