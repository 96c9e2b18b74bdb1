import { Banner } from '@portal/ui/components/Banner';
import { useFormState } from 'react-hook-form';
import * as styles from './FormSaved.css.ts';
import { useFormScope } from './formScope.ts';

export interface FormSavedProps {
  /** What is said once the values are stored. */
  children: string;
}

/** The good news of a short form, until somebody types again. Its region is there before its words, so that they are read out. */
export function FormSaved({ children }: FormSavedProps) {
  const { saved, running, failure } = useFormScope();
  const { isDirty } = useFormState();
  const shown = saved && !running && !failure && !isDirty;
  return (
    <div role="status" className={styles.region}>
      {shown ? <Banner tone="positive">{children}</Banner> : null}
    </div>
  );
}
