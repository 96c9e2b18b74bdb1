import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenAtRest } from '../rest.ts';

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props> {
  /** Loads it once and resolves with whether it succeeded. After a failure, the next call retries. */
  fetch(): Promise<boolean>;
  /** The component, or null until it has loaded. */
  get(): ComponentType<Props> | null;
  listen(changed: () => void): () => void;
}

/** Creates a lazy component; the first `fetch` calls `load`. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const arrive = (loaded: ComponentType<Props>) => {
    part = loaded;
    for (const changed of listeners) changed();
    return true;
  };
  const miss = () => {
    loading = undefined;
    return false;
  };
  return {
    fetch: () => {
      loading ??= load().then(arrive, miss);
      return loading;
    },
    get: () => part,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/**
 * The component, or null until it has loaded. It loads at rest, or at once if `wanted`. Calls
 * `onMissing` if it is wanted and fails to load.
 */
export function useLazyComponent<Props>(
  part: LazyComponent<Props>,
  wanted: boolean,
  onMissing?: () => void,
): ComponentType<Props> | null {
  const Part = useSyncExternalStore(part.listen, part.get, () => null);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (part.get()) return;
    if (!wanted) return whenAtRest(part.fetch);
    void part.fetch().then((here) => {
      if (!here) missing.current?.();
    });
  }, [part, wanted]);
  return Part;
}

/** The props that open and close an overlay. */
interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Like `useLazyComponent`, for an overlay that is mounted when it is first opened; an overlay that fails to load closes. */
export function useLazyOverlay<Props extends Openable>(
  part: LazyComponent<Props>,
  { open, onOpenChange }: Openable,
): ComponentType<Props> | null {
  const Part = useLazyComponent(part, open, () => onOpenChange(false));
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened ? Part : null;
}
