import { useStores } from '@portal/data/react';
import { useSavedViewsStore } from '@portal/data/savedViews';
import { messageFor } from '@portal/data/schemas';
import { columnsOfList, type ListLayout, type ListLayoutChange } from '@portal/domain';
import { ColumnsDialog } from '@portal/ui/patterns/ColumnsDialog';
import type { TableColumns } from '@portal/ui/patterns/ListingTable';

interface ListColumnsDialogProps extends TableColumns<string> {
  /** The path of the list. */
  list: string;
  /** How the user laid out the list. Default: as it is by itself. */
  layout: ListLayout | undefined;
  onClose: () => void;
}

/** The dialog in which users lay out a list, for all their devices. */
export function ListColumnsDialog({
  list,
  layout,
  first,
  own,
  all,
  onClose,
}: ListColumnsDialogProps) {
  const { session } = useStores();
  const views = useSavedViewsStore();
  const known = columnsOfList(list);
  const ownKeys = own.map(({ key }) => key);
  const chosen: readonly string[] = layout?.columns.length ? layout.columns : ownKeys;
  const shown = chosen.filter((column) => known.includes(column));
  const order = [...shown, ...known.filter((column) => !shown.includes(column))];
  const save = (change: Omit<ListLayoutChange, 'list'>) =>
    views.saveColumns({ list, ...change }).then(
      () => session.reload().then(() => undefined),
      (error: unknown) => messageFor(error),
    );
  return (
    <ColumnsDialog
      first={first}
      columns={order.map((key) => ({
        key,
        title: all[key]?.title ?? key,
        shown: shown.includes(key),
        width: layout?.widths?.[key],
      }))}
      compact={layout?.compact}
      onSave={({ columns, ...rows }) =>
        save({ ...rows, columns: String(columns) === String(ownKeys) ? null : columns })
      }
      onReset={layout ? () => save({ columns: null, widths: null, compact: false }) : undefined}
      onClose={onClose}
    />
  );
}
