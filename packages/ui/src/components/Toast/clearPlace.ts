import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { narrower } from '../../theme/media.ts';
import { control, space } from '../../theme/scale.ts';

/** Edges in the window, in CSS pixels. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface ClearPlace {
  /** The end of the window where toasts are shown. */
  side: 'foot' | 'head';
  /** How far from that end. */
  inset: number;
}

interface AppServices {
  /** Where toasts are now; their height and their sides count. */
  toasts: Edges;
  windowHeight: number;
  /** Room to the window's foot, and to its head. */
  insets: Record<ClearPlace['side'], number>;
  /** Bars with actions at the bottom of the window. */
  bars: readonly Edges[];
  /** The control in use. */
  control?: Edges | undefined;
}

/** Gap between toasts and what is below them. */
const gap = 8;

const meet = (one: Edges, other: Edges) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Above the bars at the window's foot, or at its head where they would hide the control in use. */
export function clearPlace(appServices: AppServices): ClearPlace {
  const { toasts, windowHeight, insets, bars, control } = appServices;
  const height = toasts.bottom - toasts.top;
  const standing = (bottom: number): Edges => ({ ...toasts, bottom, top: bottom - height });
  const atHead = standing(insets.head + height);
  let atFoot = standing(windowHeight - insets.foot);
  for (const bar of bars.toSorted((one, other) => other.top - one.top)) {
    if (meet(atFoot, { ...bar, top: bar.top - gap })) atFoot = standing(bar.top - gap);
  }
  // On whole pixels: on half a one, words are drawn now above, now below.
  const foot = Math.ceil(windowHeight - atFoot.bottom);
  const hides = control !== undefined && meet(atFoot, control) && !meet(atHead, control);
  return hides || atFoot.top < insets.head
    ? { side: 'head', inset: insets.head }
    : { side: 'foot', inset: foot };
}

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
      // Focus within the toasts does not move them.
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
    // A bar that appears or disappears changes the height of the page.
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
