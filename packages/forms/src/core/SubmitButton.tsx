import { Button } from '@portal/ui/components/Button';
import { useFormState } from 'react-hook-form';
import { useFormScope } from './formScope.ts';
import { SubmitWord } from './SubmitWord.tsx';

export interface SubmitButtonProps {
  /** The verb on the button. */
  label: string;
  /** A shorter one for phones. Default: the same. */
  shortLabel?: string | undefined;
  /** The words while it runs. */
  busyLabel: string;
}

/** Looks disabled while the form is known to be wrong, but can be pressed: then it says what is wrong. */
export function SubmitButton(words: SubmitButtonProps) {
  const { running } = useFormScope();
  const { isValid, isSubmitted, touchedFields } = useFormState();
  const touched = isSubmitted || Object.keys(touchedFields).length > 0;
  return (
    <Button
      type="submit"
      tone="primary"
      busy={running === 'submit'}
      busyLabel={words.busyLabel}
      disabled={running === 'draft'}
      softDisabled={touched && !isValid}
    >
      <SubmitWord {...words} />
    </Button>
  );
}
