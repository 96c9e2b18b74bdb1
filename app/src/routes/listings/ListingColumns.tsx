import { useStores } from '@portal/data/react';
import { useSavedViewsStore } from '@portal/data/savedViews';
import { messageFor } from '@portal/data/schemas';
import { columnsOf, type ListPlace, listPath } from '@portal/domain';
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
  /** The columns that the user chose for the list. Default: none. */
  chosen: readonly ListingColumn[] | undefined;
  onClose: () => void;
}

/** The dialog in which users choose the columns of a list of listings, for all their devices. */
export function ListingColumns({ place, variant, chosen, onClose }: ListingColumnsProps) {
  const { session } = useStores();
  const views = useSavedViewsStore();
  const shown = chosen ?? ownColumns(variant);
  const known = columnsOf(place);
  const order = [...shown, ...known.filter((column) => !shown.includes(column))];
  const save = (columns: readonly string[] | null) =>
    views.saveColumns(listPath(place), columns).then(
      () => session.reload().then(() => undefined),
      (error: unknown) => messageFor(error),
    );
  return (
    <ColumnsDialog
      first={m.listings_listing()}
      columns={order.map((key) => ({ key, title: columnTitle(key), shown: shown.includes(key) }))}
      onSave={save}
      onReset={chosen ? () => save(null) : undefined}
      onClose={onClose}
    />
  );
}
