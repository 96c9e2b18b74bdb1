import {
  useCategories,
  useIndustries,
  useLocations,
  useSubcategories,
  useUser,
} from '@portal/data/react';
import { isAdmin, type Listing } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';
import type { Collection, Shelf } from '@portal/domain';
import { ListingForm, type ListingFormProps, type ListingTerms } from '@portal/forms/listing';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { IconButton } from '@portal/ui/components/IconButton';
import { Stack } from '@portal/ui/components/layout';
import { Menu } from '@portal/ui/components/Menu';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { useToast } from '@portal/ui/components/Toast';
import { BadgePercent, Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useKeptGuard } from '../../shell/useLeaveGuard.tsx';
import { useAnalyticsLink } from '../listings/listingLinks.ts';
import { badgeOf } from '../listings/listingRows.ts';
import { areaNames, listArea, listWords } from '../listings/listWords.ts';
import { BesideListing, offerLink } from './BesideListing.tsx';
import { type Deed, deedIcons, deedsOf, deedWords, useDeedQuestion } from './deeds.tsx';
import { HistoryDialog } from './Happened.tsx';
import { useListingWrites } from './useListingWrites.ts';

interface EditRouteProps {
  collection: Collection;
  shelf: Shelf;
  /** Null for a new listing. */
  record: Listing | null;
  /** Nothing was saved: the record has changed since it was shown, and this says who did it. */
  onOvertaken?: (byWhom: string | null) => void;
}

/** The form of one listing, wired to the stores. */
export function EditRoute({ collection, shelf, record, onOvertaken = () => {} }: EditRouteProps) {
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const surroundings = useSurroundings();
  const guard = useKeptGuard();
  const writes = useListingWrites(collection, record, guard.release, onOvertaken);
  const terms = useListingTerms();
  const analyticsLink = useAnalyticsLink();
  const [historyOpen, setHistoryOpen] = useState(false);
  const admin = isAdmin(user);
  const place = { collection, shelf, whose: admin && record ? 'all' : 'mine' } as const;
  const list = paths.listings(collection, shelf, place.whose);
  const title = record ? record.name || 'Untitled listing' : 'New listing';
  usePage({
    // What an admin decides about has a page of its own by its name.
    title: admin && record && shelf === 'pending' ? `Edit ${title}` : title,
    area: record ? undefined : listArea(place),
    crumbs: [
      { label: areaNames[collection] },
      { label: listWords(place).title, href: list },
      { label: title },
    ],
  });

  return (
    <>
      <EditScreen
        key={record?.id ?? 'new'}
        collection={collection}
        record={record}
        beside={<BesideListing collection={collection} record={record} />}
        role={admin ? 'admin' : 'vendor'}
        account={user.account?.id ?? null}
        user={String(user.id)}
        terms={terms}
        {...surroundings}
        onSubmit={writes.submit}
        upload={writes.upload}
        onDirtyChange={guard.setDirty}
        onDiscard={() => {
          guard.release();
          void navigate(list);
        }}
        analyticsHref={record ? analyticsLink(record, shelf) : undefined}
        offerHref={record ? offerLink(record, user) : undefined}
        onHistory={() => setHistoryOpen(true)}
        deeds={writes.deeds}
        onFailed={(error) => toast({ tone: 'critical', message: writes.explain(error) })}
      />
      {guard.question}
      {record ? (
        <HistoryDialog record={record} open={historyOpen} onOpenChange={setHistoryOpen} />
      ) : null}
    </>
  );
}

interface EditScreenProps extends Omit<ListingFormProps, 'type'> {
  collection: Collection;
  /** Where the views of the listing are read, for those who may. */
  analyticsHref?: string | undefined;
  /** Where a special offer for the listing is bought, for those who may. */
  offerHref?: string | undefined;
  deeds: Record<Deed, (listing: Listing) => Promise<void>>;
  /** Told when one of the deeds could not be done. */
  onFailed: (error: unknown) => void;
}

/** A listing with its form: new, a draft, in review, declined or live. */
function EditScreen({
  collection,
  analyticsHref,
  offerHref,
  deeds,
  onFailed,
  ...form
}: EditScreenProps) {
  const { record, role, account } = form;
  const { ask, question } = useDeedQuestion(deeds, onFailed);
  const title = record ? record.name || 'Untitled listing' : newTitle[collection];

  return (
    <Stack space="large">
      <PageHeader
        title={title}
        badge={record ? <Badge kind={badgeOf(record)} /> : null}
        help={editHelp(record, role)}
        link={analyticsHref ? { href: analyticsHref, label: 'Analytics' } : undefined}
        actions={
          record ? (
            <>
              {offerHref ? (
                <ButtonLink icon={BadgePercent} href={offerHref}>
                  Add special offer
                </ButtonLink>
              ) : null}
              <Menu
                label="More actions"
                align="end"
                trigger={<IconButton icon={Ellipsis} label="More actions" tone="secondary" />}
                items={deedsOf(record, account).map((deed) => ({
                  label: deedWords(deed, record).action,
                  icon: deedIcons[deed],
                  ...(deed === 'withdraw' ? {} : { tone: 'critical' as const }),
                  onSelect: () => ask(deed, record),
                }))}
              />
            </>
          ) : null
        }
      />
      <ListingForm {...form} type={collection === 'apps' ? 'app' : 'service'} />
      {question}
    </Stack>
  );
}

const newTitle: Record<Collection, string> = {
  apps: 'New app listing',
  services: 'New service listing',
};

/** One line of help under the title. What waits and what is live says so in the notice of its form. */
function editHelp(record: Listing | null, role: 'vendor' | 'admin'): string | undefined {
  if (role === 'admin') return 'What you save applies at once.';
  if (record?.status === 'DECLINED') return 'Change what the note asks for, then submit again.';
  if (!record || record.draft)
    return 'Fill in what you can. An admin reviews the listing before it goes live.';
  return undefined;
}

const known = <T,>(view: View<T>): T | null => (view.kind === 'ready' ? view.value : null);

/** All terms a listing can be filed under; null while they are on their way. */
function useListingTerms(): ListingTerms {
  const industries = known(useIndustries());
  const subcategories = known(useSubcategories());
  const categories = known(useCategories());
  const locations = known(useLocations());
  return useMemo(
    () => ({ industries, subcategories, categories, locations }),
    [industries, subcategories, categories, locations],
  );
}
