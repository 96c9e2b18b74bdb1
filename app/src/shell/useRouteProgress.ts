import { useEffect, useState } from 'react';

/** Progress of a loading page, below 1; null when none loads. Constant with reduced motion. */
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

const every = 30;
/** In tenths; ten would mean that the page has loaded. */
const most = 9;

/** Reports the progress: a tenth more every 30 ms, or nine tenths immediately when `still`. Returns a function that stops it. */
export function progressSteps(report: (share: number) => void, still: boolean): () => void {
  let tenths = still ? most : 1;
  report(tenths / 10);
  if (still) return () => undefined;
  const timer = setInterval(() => {
    tenths = Math.min(tenths + 1, most);
    report(tenths / 10);
  }, every);
  return () => clearInterval(timer);
}
