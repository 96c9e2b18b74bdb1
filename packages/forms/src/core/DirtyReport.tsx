import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface DirtyReportProps {
  /** Whether leaving would lose something beside the values, such as a file that is still being sent. Default false. */
  also?: boolean | undefined;
  /** Told whether leaving now would lose text; false when the form goes away. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Tells a leave guard outside of the form. Draws nothing. */
export function DirtyReport({ also = false, onDirtyChange }: DirtyReportProps) {
  const { isDirty } = useFormState();
  const dirty = isDirty || also;
  const report = useRef(onDirtyChange);
  report.current = onDirtyChange;
  useEffect(() => report.current(dirty), [dirty]);
  useEffect(() => () => report.current(false), []);
  return null;
}
