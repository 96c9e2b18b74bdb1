/** Rows that a high window shows. The browser would take 75 ms for the layout and paint of a hundred. */
const rowsInView = 30;

/** The first data, as JSON, with the rows in view of each list; the scripts render the others when they replace the markup. */
export const inView = (data: string): string =>
  JSON.stringify(
    JSON.parse(data, (_, value) =>
      value?.meta?.pagination ? { ...value, data: value.data.slice(0, rowsInView) } : value,
    ),
  );
