import { useEffect, useState } from 'react';

const stepEvery = 30;
const stepBy = 0.1;

/** How far the line under the top bar is while a page loads: a tenth every 30 ms, never ahead of the work's end. Under reduced motion it stands still. */
export function useRouteProgress(loading: boolean): number | null {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!loading) {
      setProgress(null);
      return;
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setProgress(1 - stepBy);
      return;
    }
    setProgress(stepBy);
    const timer = setInterval(() => {
      setProgress((value) => Math.min((value ?? 0) + stepBy, 1 - stepBy));
    }, stepEvery);
    return () => clearInterval(timer);
  }, [loading]);
  return progress;
}
