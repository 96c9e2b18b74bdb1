import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface DirtyReportProps {
  /** Told whether leaving now would lose text; false when the form goes away. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Tells a leave guard outside of the form. Draws nothing. */
export function DirtyReport({ onDirtyChange }: DirtyReportProps) {
  const { isDirty } = useFormState();
  const report = useRef(onDirtyChange);
  report.current = onDirtyChange;
  useEffect(() => report.current(isDirty), [isDirty]);
  useEffect(() => () => report.current(false), []);
  return null;
}
