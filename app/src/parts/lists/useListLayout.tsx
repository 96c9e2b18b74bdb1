import { useUser } from '@portal/data/react';
import type { MenuItem } from '@portal/ui/components/Menu';
import type { TableColumns, TableLayout } from '@portal/ui/patterns/ListingTable';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { restComponent } from '../../shell/lateComponent.tsx';
import type { Sizes } from './ColumnSizes.tsx';

const ListLayoutParts = restComponent(
  async () => (await import('./ListLayoutParts.tsx')).ListLayoutParts,
);

interface ListLayoutTools<Column extends string> {
  /** Props of the table. */
  table: TableLayout<Column>;
  /** The menu entry that opens the dialog. */
  menu: readonly MenuItem[];
  /** The dialog, and what stores dragged widths. */
  parts: ReactNode;
}

/** How the user laid out a list, named by its path, and the means to change it, unless staff view the portal as that user. */
export function useListLayout<Column extends string>(
  list: string,
  columns: TableColumns<Column>,
): ListLayoutTools<Column> {
  const user = useUser();
  const [choosing, setChoosing] = useState(false);
  const [sizes, setSizes] = useState<Sizes>();
  const layout = user.listColumns?.find((each) => each.list === list);
  return {
    table: {
      columns: layout?.columns.length ? (layout.columns as Column[]) : undefined,
      widths: sizes ? sizes.widths : layout?.widths,
      onResize: sizes?.onResize,
      compact: layout?.compact,
    },
    menu: user.viewedBy
      ? []
      : [{ label: m.list_columns(), icon: Columns3, onSelect: () => setChoosing(true) }],
    parts: (
      <ListLayoutParts
        {...columns}
        list={list}
        layout={layout}
        choosing={choosing}
        onChoosing={setChoosing}
        onReady={setSizes}
      />
    ),
  };
}
