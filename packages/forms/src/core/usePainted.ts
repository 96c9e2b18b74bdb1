import { startTransition, useEffect, useState } from 'react';

/** Whether the first frame of this component has been painted, so that what is out of view, or only read, can render after it. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
