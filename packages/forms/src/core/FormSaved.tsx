import { Banner } from '@portal/ui/components/Banner';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { useFormState } from 'react-hook-form';
import { useFormScope } from './formScope.ts';

export interface FormSavedProps {
  /** What is said once the values are stored. */
  children: string;
}

/** The good news of a short form, until somebody types again. */
export function FormSaved({ children }: FormSavedProps) {
  const { saved, running, failure } = useFormScope();
  const { isDirty } = useFormState();
  const shown = saved && !running && !failure && !isDirty;
  return <LiveRegion>{shown ? <Banner tone="positive">{children}</Banner> : null}</LiveRegion>;
}
