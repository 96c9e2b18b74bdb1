/** Milliseconds that a page waits for what it can do without. */
const PATIENCE = 300;

/** What is read; null without the database, or while it is busy for longer than `wait`, in milliseconds. */
export const inTime = <T>(read: Promise<T>, wait = PATIENCE): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((end) => {
    timer = setTimeout(end, wait, null).unref();
  });
  return Promise.race([read, late])
    .catch(() => null)
    .finally(() => clearTimeout(timer));
};
