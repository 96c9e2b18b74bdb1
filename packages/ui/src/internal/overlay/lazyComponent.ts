import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';

/** What of a component is fetched only when it is about to be needed. */
export interface LazyComponent<Props> {
  /** Loads it once and resolves with whether it loaded. A failed load is repeated by the next call. */
  fetch(): Promise<boolean>;
  /** The part, or null while it is not here. */
  get(): ComponentType<Props> | null;
  listen(changed: () => void): () => void;
}

/** A component whose code comes with `load`, which is called by the first `fetch`. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const arrive = (loaded: ComponentType<Props>) => {
    part = loaded;
    for (const changed of listeners) changed();
    return true;
  };
  const miss = () => {
    coming = undefined;
    return false;
  };
  return {
    fetch: () => {
      coming ??= load().then(arrive, miss);
      return coming;
    },
    get: () => part,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Calls back when the browser has nothing better to do. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const call = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(call);
}

/**
 * The part once it is here, else null. It is fetched when the page is at rest, or at once when it is wanted;
 * `onMissing` is told when it was wanted and could not be fetched.
 */
export function useLazyComponent<Props>(
  part: LazyComponent<Props>,
  wanted: boolean,
  onMissing?: () => void,
): ComponentType<Props> | null {
  const Part = useSyncExternalStore(part.listen, part.get);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (part.get()) return;
    if (!wanted) return whenIdle(() => void part.fetch());
    void part.fetch().then((here) => {
      if (!here) missing.current?.();
    });
  }, [part, wanted]);
  return Part;
}
