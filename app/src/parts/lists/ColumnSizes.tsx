import { useStores } from '@portal/data/react';
import { useSavedViewsStore } from '@portal/data/savedViews';
import { messageFor } from '@portal/data/schemas';
import type { ListLayout } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import type { ColumnWidths } from '@portal/ui/patterns/ListingTable';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Widths of columns, also those that are not stored yet, and how to change one; null is the column's own width. */
export interface Sizes {
  widths: ColumnWidths | undefined;
  onResize: (column: string, width: number | null) => void;
}

interface ColumnSizesProps {
  /** The path of the list. */
  list: string;
  /** How the user laid out the list. Default: as it is by itself. */
  layout: ListLayout | undefined;
  onReady: (sizes: Sizes) => void;
}

/** Stores the widths that the user drags columns to, for all their devices. Renders nothing. */
export function ColumnSizes({ list, layout, onReady }: ColumnSizesProps) {
  const { session } = useStores();
  const { saveColumns } = useSavedViewsStore();
  const toast = useToast();
  const [unsaved, setUnsaved] = useState<ColumnWidths>();
  const saves = useRef(0);
  const widths = unsaved ?? layout?.widths;
  const sizes = useMemo(
    () => ({
      widths,
      onResize: async (column: string, width: number | null) => {
        const { [column]: _, ...others } = widths ?? {};
        const next = width === null ? others : { ...others, [column]: width };
        setUnsaved(next);
        saves.current += 1;
        const save = saves.current;
        try {
          await saveColumns({ list, widths: { [column]: width } });
          await session.reload();
        } catch (error) {
          toast({ tone: 'critical', message: messageFor(error) });
        }
        // The stored widths, unless the user has dragged another column meanwhile.
        if (save === saves.current) setUnsaved(undefined);
      },
    }),
    [widths, list, saveColumns, session, toast],
  );
  useEffect(() => onReady(sizes), [sizes, onReady]);
  return null;
}
