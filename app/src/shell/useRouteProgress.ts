import { useEffect, useState } from 'react';
import { progressSteps } from './progressSteps.ts';

/** How far the line under the top bar is while a page loads, never ahead of the work's end. Under reduced motion it stands still. */
export function useRouteProgress(loading: boolean): number | null {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!loading) {
      setProgress(null);
      return;
    }
    return progressSteps(setProgress, matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [loading]);
  return progress;
}
