import { useUser } from '@portal/data/react';
import type { ListLayout } from '@portal/domain';
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
  layout: ListLayout | undefined;
  /** Whether the dialog is open. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
  onReady: (sizes: Sizes) => void;
}

/** What users change the layout of a list with: the dialog, and what stores dragged widths. Nothing while staff view the portal as that user. */
export function ListLayoutParts(props: ListLayoutPartsProps) {
  const { choosing, onChoosing, onReady, ...dialog } = props;
  const { list, layout } = dialog;
  return useUser().viewedBy ? null : (
    <>
      <ColumnSizes key={list} list={list} layout={layout} onReady={onReady} />
      {choosing ? <ListColumnsDialog {...dialog} onClose={() => onChoosing(false)} /> : null}
    </>
  );
}
