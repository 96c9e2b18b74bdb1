import { useState } from 'react';

interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** State for stories of controlled fields, which also calls `onChange`. */
export function useControlledStory<Value, Props extends Controlled<Value>>(
  props: Props & Controlled<Value>,
): Props & Controlled<Value> {
  const [value, setValue] = useState<Value>(props.value);
  const onChange = (next: Value) => {
    setValue(next);
    props.onChange(next);
  };
  return { ...props, value, onChange };
}
