import type { ListingType } from '@portal/domain';
import { Completeness } from '@portal/ui/patterns/Completeness';
import { useWatch } from 'react-hook-form';
import { focusField } from '../core/focusField.ts';
import { useFormScope } from '../core/formScope.ts';
import { completenessLines, linesDone } from './listingLook.ts';
import type { ListingValues } from './listingValues.ts';

export interface LiveCompletenessProps {
  type: ListingType;
}

/** What is still open; renders only when a line is done or undone. */
export function LiveCompleteness({ type }: LiveCompletenessProps) {
  const { element } = useFormScope();
  const done = useWatch({ compute: (values: ListingValues) => linesDone(values, type) });
  const items = completenessLines[type].map(({ field, label, help }, index) => ({
    label,
    help,
    done: done[index] ?? false,
    onAdd: () => focusField(element.current, field),
  }));
  return <Completeness items={items} />;
}
