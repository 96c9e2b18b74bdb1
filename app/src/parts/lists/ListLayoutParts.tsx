import type { ListColumns } from '@portal/domain';
import type { TableColumns } from '@portal/ui/patterns/ListingTable';
import { lateComponent } from '../../shell/lateComponent.tsx';
import { ColumnSizes, type Sizes } from './ColumnSizes.tsx';

const ListColumnsDialog = lateComponent(
  async () => (await import('./ListColumnsDialog.tsx')).ListColumnsDialog,
);

interface ListLayoutPartsProps extends TableColumns<string> {
  /** The path of the list. */
  list: string;
  /** How the user laid out the list. Default: as it is by itself. */
  layout: ListColumns | undefined;
  /** Whether the dialog is open. */
  choosing: boolean;
  onClose: () => void;
  onReady: (sizes: Sizes) => void;
}

/** What users change the layout of a list with: the dialog, and what stores dragged widths. */
export function ListLayoutParts({ choosing, onReady, ...dialog }: ListLayoutPartsProps) {
  return (
    <>
      <ColumnSizes list={dialog.list} layout={dialog.layout} onReady={onReady} />
      {choosing ? <ListColumnsDialog {...dialog} /> : null}
    </>
  );
}
