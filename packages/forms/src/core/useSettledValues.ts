import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** Milliseconds after the last change. */
const pause = 150;

/**
 * What `compute` makes of the form's values, updated when the user pauses; for parts that would slow down typing if they
 * rendered with every key. Values are JSON.
 */
export function useSettledValues<V extends FieldValues, T>(compute: (values: V) => T): T {
  const { getValues, subscribe } = useFormContext<V>();
  const [value, setValue] = useState(() => compute(getValues()));
  const latest = useRef(compute);
  latest.current = compute;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const next = latest.current(getValues());
      setValue((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(update, pause);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [getValues, subscribe]);
  return value;
}
