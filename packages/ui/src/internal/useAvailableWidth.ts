import { createContext, useContext, useSyncExternalStore } from 'react';
import { atLeast } from '../theme/media.ts';

/** Window sizes; `phone` is below the first breakpoint. */
const sections = ['phone', 'md', 'lg', 'xl'] as const;
export type AvailableWidth = (typeof sections)[number];

/** Whether a window size is at least another one. */
export const hasSpace = (availableWidth: AvailableWidth, least: AvailableWidth): boolean =>
  sections.indexOf(least) <= sections.indexOf(availableWidth);

type Step = Exclude<AvailableWidth, 'phone'>;

const steps: Partial<Record<Step, MediaQueryList>> = {};

/** Cached: every render of a list reads it. */
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

function now(): AvailableWidth {
  if (above('xl').matches) return 'xl';
  if (above('lg').matches) return 'lg';
  return above('md').matches ? 'md' : 'phone';
}

const RenderedWidthContext = createContext<AvailableWidth>('xl');

/** The size of the window for which a server renders what is inside. Default: `xl`. */
export const RenderedWidth = RenderedWidthContext.Provider;

/** The size of the window, for layouts that differ in content; those that differ in style use media queries. */
export function useAvailableWidth(): AvailableWidth {
  const rendered = useContext(RenderedWidthContext);
  return useSyncExternalStore(subscribe, now, () => rendered);
}
