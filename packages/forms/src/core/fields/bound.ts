/** The props of a field without those that its form gives it. */
export type Bound<Props> = Omit<
  Props,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'error'
  | 'onChange'
  | 'onBlur'
  | 'ref'
>;
