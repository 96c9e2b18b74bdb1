import { startTransition, useEffect, useState } from 'react';

/** Whether a form was painted in this page. */
let hasPainted = false;

/**
 * Whether all of a form may render. False only until the first frame of the first form of a page, whose code has not run yet and
 * renders several times as slowly: then what is out of view, or only read, renders after it.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(hasPainted);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      hasPainted = true;
      startTransition(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
