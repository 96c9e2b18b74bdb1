import { useEffect, useState } from 'react';

/** The share of the progress bar while a page loads, below 1. With reduced motion it does not move. */
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
/** Ten would mean that the page has loaded. */
const most = 9;

/** Tells how far the line of a loading page is: a tenth more every 30 ms, and at once as far as it goes when nothing may move. Answers what stops it. */
export function progressSteps(tell: (share: number) => void, still: boolean): () => void {
  let tenths = still ? most : 1;
  tell(tenths / 10);
  if (still) return () => undefined;
  const timer = setInterval(() => {
    tenths = Math.min(tenths + 1, most);
    tell(tenths / 10);
  }, every);
  return () => clearInterval(timer);
}
