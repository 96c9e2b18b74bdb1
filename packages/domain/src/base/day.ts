/** Reads a day such as 2026-11-28, for example from an address; null when there is no such day. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 2026-02-31 as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}
