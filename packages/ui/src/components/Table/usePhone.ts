import { useSyncExternalStore } from 'react';
import { narrower } from '../../theme/media.ts';

let query: MediaQueryList | undefined;

const phone = () => {
  query ??= window.matchMedia(narrower('md'));
  return query;
};

function subscribe(onChange: () => void) {
  const list = phone();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window has the width of a phone. A table renders only one of its two layouts. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  );
