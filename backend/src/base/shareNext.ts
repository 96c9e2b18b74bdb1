/**
 * Shares work by key: calls that arrive while it runs wait for one further run together. Each call gets the result of a run that
 * began after it, so none is stale.
 */
export const shareNext = <T>(work: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();
  const run = (key: string): Promise<T> => {
    const current = work(key).finally(() => {
      if (running.get(key) === current) running.delete(key);
    });
    running.set(key, current);
    return current;
  };
  return (key) => {
    const current = running.get(key);
    if (!current) return run(key);
    const known = next.get(key);
    if (known) return known;
    const after = () => {
      next.delete(key);
      return run(key);
    };
    const following = current.then(after, after);
    next.set(key, following);
    return following;
  };
};
