import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { narrower } from '../../theme/media.ts';
import { control, space } from '../../theme/scale.ts';
import { type ClearPlace, clearPlace, type Edges } from './clearPlace.ts';

const inUse = 'a, button, input, select, [role], [tabindex="0"]';
function edgesOf(element: Element): Edges {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top, bottom, left, right };
}

const insets = () => ({
  foot: window.matchMedia(narrower('md')).matches ? space.medium : space.xlarge,
  head: control.touch + space.xlarge,
});

/** Keeps toasts clear of the bars at the window's foot, `[data-window-foot]`, and of the control with the focus. */
export function useClearPlace(
  place: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
): ClearPlace {
  const [clear, setClear] = useState<ClearPlace>(() => ({ side: 'foot', inset: insets().foot }));
  const used = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const region = place.current;
    if (!region || toasts.length === 0) return;
    const stand = () => {
      // Who goes to the toasts themselves does not make them move away.
      if (!region.contains(document.activeElement)) used.current = document.activeElement;
      const next = clearPlace({
        toasts: edgesOf(region),
        windowHeight: document.documentElement.clientHeight,
        insets: insets(),
        bars: [...document.querySelectorAll('[data-window-foot]')].map(edgesOf),
        control: used.current?.matches(inUse) ? edgesOf(used.current) : undefined,
      });
      setClear((now) => (now.side === next.side && now.inset === next.inset ? now : next));
    };
    stand();
    // A bar that comes or goes changes the height of the page.
    const sizes = new ResizeObserver(stand);
    for (const each of [region, document.body]) sizes.observe(each);
    const heard = ['resize', 'scroll', 'focusin'];
    for (const each of heard) window.addEventListener(each, stand, { passive: true });
    return () => {
      sizes.disconnect();
      for (const each of heard) window.removeEventListener(each, stand);
    };
  }, [place, toasts]);
  return clear;
}
