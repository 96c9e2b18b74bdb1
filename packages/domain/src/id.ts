/** The number of a record, as far as the databases count. */
export function isId(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647
  );
}
