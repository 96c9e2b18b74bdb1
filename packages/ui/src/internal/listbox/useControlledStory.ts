import { useState } from 'react';

interface Controlled<Value> {
  value?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

/** State for stories of controlled fields, which also calls `onValueChange`. */
export function useControlledStory<Value, Props extends Controlled<Value>>(
  props: Props & Controlled<Value>,
) {
  const [value, setValue] = useState(props.value);
  const onValueChange = (next: Value) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return { ...props, value, onValueChange };
}
