const format = new Intl.NumberFormat('en-NZ');

/** A number with separators between thousands. `toLocaleString` would take much longer, because it looks its format up in each call. */
export const formatNumber = (value: number): string => format.format(value);
