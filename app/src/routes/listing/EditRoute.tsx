import {
  useCategories,
  useIndustries,
  useLocations,
  useSubcategories,
  useUser,
} from '@portal/data/react';
import {
  type Collection,
  isAdmin,
  type Listing,
  messageFor,
  type Shelf,
} from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { areaNames, listWords } from '../listings/listWords.ts';
import { EditScreen } from './EditScreen.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useListingWrites } from './useListingWrites.ts';

interface EditRouteProps {
  collection: Collection;
  shelf: Shelf;
  /** Null for a new listing. */
  record: Listing | null;
}

const known = <T,>(view: { kind: string; value?: T }): T | null => view.value ?? null;

/** The form of one listing, wired to the stores. */
export function EditRoute({ collection, shelf, record }: EditRouteProps) {
  const user = useUser();
  const toast = useToast();
  const { draftKeeper, now } = useSurroundings();
  const guard = useLeaveGuard();
  const writes = useListingWrites(collection, record, guard.release);
  const terms = {
    industries: known(useIndustries()),
    subcategories: known(useSubcategories()),
    categories: known(useCategories()),
    locations: known(useLocations()),
  };
  const admin = isAdmin(user);
  const whose = admin && record ? 'all' : 'mine';
  const title = record ? record.name || 'Untitled listing' : 'New listing';
  usePage({
    title,
    crumbs: [
      { label: areaNames[collection] },
      {
        label: listWords({ collection, shelf, whose }).title,
        href: paths.listings(collection, shelf, whose),
      },
      { label: title },
    ],
  });

  return (
    <>
      <EditScreen
        key={record?.id ?? 'new'}
        collection={collection}
        record={record}
        role={admin ? 'admin' : 'vendor'}
        account={user.account?.id ?? null}
        user={String(user.id)}
        terms={terms}
        draftKeeper={draftKeeper}
        now={now}
        onSubmit={writes.submit}
        upload={writes.upload}
        onDirtyChange={guard.setDirty}
        onDelete={async () => {
          if (record) await writes.remove(record);
        }}
        onWithdraw={async () => {
          if (record) await writes.withdraw(record);
        }}
        onDiscardRevision={async () => {
          if (record) await writes.discardRevision(record);
        }}
        onFailed={(error) => toast({ tone: 'critical', message: messageFor(error) })}
      />
      {guard.question}
    </>
  );
}
