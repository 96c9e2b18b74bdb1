import { useStores } from '@portal/data/react';
import { useSavedViewsStore } from '@portal/data/savedViews';
import { messageFor } from '@portal/data/schemas';
import {
  columnsOf,
  type ListColumns,
  type ListLayout,
  type ListPlace,
  listPath,
} from '@portal/domain';
import { ColumnsDialog } from '@portal/ui/patterns/ColumnsDialog';
import {
  columnTitle,
  type ListingColumn,
  type ListingTableVariant,
  ownColumns,
} from '@portal/ui/patterns/ListingTable';
import { m } from '../../i18n/messages.js';

interface ListingColumnsProps {
  place: ListPlace;
  variant: ListingTableVariant;
  /** How the user laid out the list. Default: as it is by itself. */
  layout: ListColumns | undefined;
  onClose: () => void;
}

/** The dialog in which users lay out a list of listings, for all their devices. */
export function ListingColumns({ place, variant, layout, onClose }: ListingColumnsProps) {
  const { session } = useStores();
  const views = useSavedViewsStore();
  const list = listPath(place);
  const own = ownColumns(variant);
  const shown = layout?.columns.length ? layout.columns : own;
  const known: readonly string[] = columnsOf(place);
  const order = [...shown, ...known.filter((column) => !shown.includes(column))];
  const save = (change: Omit<ListLayout, 'list'>) =>
    views.saveColumns({ list, ...change }).then(
      () => session.reload().then(() => undefined),
      (error: unknown) => messageFor(error),
    );
  return (
    <ColumnsDialog
      first={m.listings_listing()}
      columns={order.map((key) => ({
        key,
        title: columnTitle(key as ListingColumn),
        shown: shown.includes(key),
        width: layout?.widths?.[key],
      }))}
      compact={layout?.compact}
      onSave={({ columns, ...rows }) =>
        save({ ...rows, columns: String(columns) === String(own) ? null : columns })
      }
      onReset={layout ? () => save({ columns: null, widths: null, compact: false }) : undefined}
      onClose={onClose}
    />
  );
}
