import type { BulkSelection } from '@portal/data/imports';
import { useClient, useUser } from '@portal/data/react';
import type { Page } from '@portal/data/schemas';
import { type Collection, isQueue, type ListPlace } from '@portal/domain';
import { BulkBar, type BulkBarProps } from '@portal/ui/components/BulkBar';
import { KeyHelp } from '@portal/ui/patterns/KeyHelp';
import { CheckCheck, PenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { maySelect } from '../../parts/listings/listingRows.ts';
import { stateOfEdit, useSeesList } from '../../parts/listings/listsSeen.ts';
import { useClearedTold } from '../../parts/lists/useClearedTold.ts';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';

type BulkAction = BulkBarProps['actions'][number];

interface BulkEditBarProps extends ListPlace {
  /** The page of the list; null while it loads. */
  page: Page<{ id: number }> | null;
  /** Ids of the selected rows, of which those on the page count. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Makes the action of a bar that begins a bulk edit of a selection, whose page leads back to the list. */
export function useBulkEdit(collection: Collection): (selection: BulkSelection) => BulkAction {
  const { request } = useClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { act, busy } = useAction();
  useSeesList();
  return (selection) => ({
    label: m.bulk_edit(),
    busy,
    busyLabel: m.bulk_edit_selecting(),
    icon: PenLine,
    shortcut: 'E',
    onAction: () =>
      void act(async () => {
        const { createImportsApi } = await import('@portal/data/imports');
        const { id } = await createImportsApi(request).select(collection, selection);
        const state = stateOfEdit(pathname + search);
        void navigate(`${paths.bulkEdit(collection)}?id=${id}`, { state });
      }),
  });
}

export const moveKeys = [
  { key: 'J', does: m.listings_key_next() },
  { key: 'K', does: m.listings_key_previous() },
  { key: m.listings_enter(), does: m.listings_key_open() },
];

/** Only for listings with checkboxes. */
export const selectKeys = [
  { key: 'X', does: m.listings_key_select() },
  { key: 'Shift+X', does: m.listings_key_select_range() },
  { key: 'E', does: m.listings_key_edit() },
];

export const undoKeys = [{ key: 'F8', does: m.listings_key_undo() }];

/** The keys of a list; the queue has its own. Below the list, so that nothing moves when its code has loaded. */
function ListKeys({ place }: { place: ListPlace }) {
  const user = useUser();
  if (isQueue(place)) return null;
  const foreign = place.whose === 'all' ? { account: null } : undefined;
  const edits = !user.viewedBy && maySelect(user, foreign);
  return <KeyHelp labelled keys={edits ? [...moveKeys, ...selectKeys, ...undoKeys] : moveKeys} />;
}

/**
 * Below a list: its keys, and the bar for rows that are selected, which begins a bulk edit of them, or of all that match its
 * filters.
 */
export function BulkEditBar({ page, selected, onSelect, ...place }: BulkEditBarProps) {
  const { collection, scope } = place;
  const ids = (page?.rows ?? []).map(({ id }) => id).filter((id) => selected.has(String(id)));
  const total = page?.pagination.total ?? 0;
  const query = page?.source?.query;
  const [isWhole, setWhole] = useState(false);
  const offersAll = ids.length === page?.rows.length && total > ids.length;
  // A row that is deselected ends the selection of all.
  if (isWhole && !offersAll) setWhole(false);
  const { search } = useLocation();
  const shown = useRef(search);
  // Another page, filter or search clears the selection.
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    onSelect(new Set());
    setWhole(false);
  }, [search, onSelect]);
  const count = isWhole ? total : ids.length;
  useClearedTold(count);
  const editOf = useBulkEdit(collection);
  return (
    <>
      {page?.rows.length ? <ListKeys place={place} /> : null}
      <BulkBar
        count={count}
        onClear={() => {
          onSelect(new Set());
          setWhole(false);
        }}
        actions={[
          editOf(isWhole ? { scope, query } : { scope, ids }),
          ...(offersAll
            ? [
                {
                  label: m.bulk_edit_select_all({ count: total }),
                  icon: CheckCheck,
                  // Stays, with the focus.
                  disabled: isWhole,
                  onAction: () => setWhole(true),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
