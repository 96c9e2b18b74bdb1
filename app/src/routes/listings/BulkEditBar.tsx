import type { BulkSelection } from '@portal/data/imports';
import { useClient } from '@portal/data/react';
import type { Page } from '@portal/data/schemas';
import type { Collection, Scope } from '@portal/domain';
import { BulkBar, type BulkBarProps } from '@portal/ui/components/BulkBar';
import { CheckCheck, PenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { useSeesList } from '../../parts/listings/listsSeen.ts';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';

type BulkAction = BulkBarProps['actions'][number];

interface BulkEditBarProps {
  collection: Collection;
  scope: Scope;
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
  const { act, busy } = useAction();
  useSeesList();
  return (selection) => ({
    label: m.bulk_edit(),
    busyLabel: busy ? m.bulk_edit_selecting() : undefined,
    icon: PenLine,
    disabled: busy,
    shortcut: 'E',
    onAction: () =>
      void act(async () => {
        const { createImportsApi } = await import('@portal/data/imports');
        const { id } = await createImportsApi(request).select(collection, selection);
        void navigate(`${paths.bulkEdit(collection)}?id=${id}`);
      }),
  });
}

/** The bar below a list whose rows are selected, which begins a bulk edit of them, or of all that match its filters. */
export function BulkEditBar({ collection, scope, page, selected, onSelect }: BulkEditBarProps) {
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
  const editOf = useBulkEdit(collection);
  return (
    <BulkBar
      count={isWhole ? total : ids.length}
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
  );
}
