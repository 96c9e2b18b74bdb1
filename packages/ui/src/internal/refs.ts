import { type Ref, type RefCallback, useCallback } from 'react';

export function assign<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/** Combines the refs of a component and its parent for one element. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      assign(own, node);
      assign(given, node);
    },
    [own, given],
  );
}
