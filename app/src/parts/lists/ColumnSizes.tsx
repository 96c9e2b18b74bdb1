import { useStores } from '@portal/data/react';
import { useSavedViewsStore } from '@portal/data/savedViews';
import { messageFor } from '@portal/data/schemas';
import type { ListLayout } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import type { ColumnWidths } from '@portal/ui/patterns/ListingTable';
import { useEffect, useMemo, useState } from 'react';
import { savesInTurn } from './savesInTurn.ts';

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
  const stored = layout?.widths;
  const save = useMemo(
    () =>
      savesInTurn(
        async (widths) => {
          try {
            await saveColumns({ list, widths });
            await session.reload();
          } catch (error) {
            toast({ tone: 'critical', message: messageFor(error) });
          }
        },
        () => setUnsaved(undefined),
      ),
    [list, saveColumns, session, toast],
  );
  const sizes = useMemo(
    () => ({
      widths: unsaved ?? stored,
      onResize: (column: string, width: number | null) => {
        setUnsaved((before = stored) => {
          const { [column]: _, ...others } = before ?? {};
          return width === null ? others : { ...others, [column]: width };
        });
        save({ [column]: width });
      },
    }),
    [unsaved, stored, save],
  );
  useEffect(() => onReady(sizes), [sizes, onReady]);
  return null;
}
