import { useEffect, useRef, useState } from 'react';

let last: Promise<unknown> = Promise.resolve();

/** Whether a frame may load, and how it says that it has: one after another, because steps take the focus from each other. */
export function useTurn(wanted: boolean): [boolean, () => void] {
  const [own, setOwn] = useState(false);
  const end = useRef(() => {});
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    last = last.then(() => {
      if (left) return;
      setOwn(true);
      return new Promise<void>((resolve) => {
        end.current = resolve;
        // Steps that fail never end.
        setTimeout(resolve, 10_000);
      });
    });
    return () => {
      left = true;
      end.current();
    };
  }, [wanted]);
  return [own, () => end.current()];
}
