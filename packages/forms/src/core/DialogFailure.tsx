import { DialogError } from '@portal/ui/patterns/DialogError';
import { useEffect } from 'react';
import { focusField } from './focusField.ts';
import { useFormScope } from './formScope.ts';

interface DialogFailureProps {
  /** The only field of the dialog. What is wrong with it stands there, and it gets the focus. */
  field: string;
}

/** After a failed submit of a dialog with one field: what went wrong. */
export function DialogFailure({ field }: DialogFailureProps) {
  const { failure, element } = useFormScope();
  const { attempt = 0, message = null, only = null } = failure ?? {};
  const atField = message === null || only === field;
  useEffect(() => {
    if (attempt > 0 && atField) focusField(element.current, field);
  }, [attempt, atField, element, field]);
  return <DialogError error={atField ? undefined : message} />;
}
