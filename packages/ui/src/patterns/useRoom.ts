import { useSyncExternalStore } from 'react';
import { atLeast } from '../theme/media.ts';

/** Room of the window, from little to much: `phone` is below the first breakpoint of the layout. */
const rooms = ['phone', 'md', 'lg', 'xl'] as const;
export type Room = (typeof rooms)[number];

/** Whether a window with this much room has at least that much. */
export const hasRoom = (room: Room, least: Room): boolean =>
  rooms.indexOf(least) <= rooms.indexOf(room);

type Step = Exclude<Room, 'phone'>;

const steps: Partial<Record<Step, MediaQueryList>> = {};

/** Made once: it is asked about each time a list is drawn. */
const above = (name: Step): MediaQueryList => {
  steps[name] ??= window.matchMedia(atLeast(name));
  return steps[name];
};

function subscribe(onChange: () => void) {
  const lists = [above('md'), above('lg'), above('xl')];
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function now(): Room {
  if (above('xl').matches) return 'xl';
  if (above('lg').matches) return 'lg';
  return above('md').matches ? 'md' : 'phone';
}

/** How much room the window has, where a layout differs in what it says and not only in looks. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, now);
