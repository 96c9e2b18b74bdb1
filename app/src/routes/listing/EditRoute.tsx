import { useUser } from '@portal/data/react';
import { isAdmin, type Listing } from '@portal/data/schemas';
import type { Collection, Shelf } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useKeptGuard } from '../../shell/useKeptGuard.ts';
import { useAnalyticsLink } from '../analytics/useAnalyticsLink.ts';
import { areaNames, listArea, listWords } from '../listings/listWords.ts';
import { BesideListing, offerLink } from './BesideListing.tsx';
import { EditScreen } from './EditScreen.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { useListingTerms } from './useListingTerms.ts';
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
