import { useState } from 'react';

/** A value that the parent controls, or that the component holds if it is undefined; and its setter. */
export function useControlled<Value, Next extends Value = Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Next) => void) | undefined,
): [Value, (value: Next) => void] {
  const [own, setOwn] = useState(initial);
  return [
    given === undefined ? own : given,
    (next) => {
      setOwn(() => next);
      onChange?.(next);
    },
  ];
}
