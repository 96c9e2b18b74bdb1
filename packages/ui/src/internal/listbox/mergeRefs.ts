import type { Ref, RefCallback } from 'react';

/** One ref that fills two. */
export function mergeRefs<T>(
  own: { current: T | null },
  given: Ref<T> | undefined,
): RefCallback<T> {
  return (element) => {
    own.current = element;
    if (typeof given === 'function') return given(element);
    if (given) given.current = element;
  };
}
