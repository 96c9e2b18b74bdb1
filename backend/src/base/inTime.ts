/** Milliseconds that a page waits for what it can do without. */
const PATIENCE = 300;

/** What is read; null without the database, or while it is busy. */
export const inTime = <T>(read: Promise<T>): Promise<T | null> => {
  const late = new Promise<null>((end) => setTimeout(end, PATIENCE, null).unref());
  return Promise.race([read, late]).catch(() => null);
};
