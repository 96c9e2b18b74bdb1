import { type Collection, optionalFields, specOf, storedName } from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useEffect } from 'react';

interface MissingOptionsProps {
  collection: Collection;
  onReady: (options: FilterMenuProps['options']) => void;
}

/** The options of the filter by fields without a value, which load after the list. */
export function MissingOptions({ collection, onReady }: MissingOptionsProps) {
  useEffect(() => {
    onReady(
      optionalFields(collection).map((name) => ({
        value: storedName(name),
        label: specOf(name).label,
      })),
    );
  }, [collection, onReady]);
  return null;
}
