import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { narrower } from '../../theme/media.ts';
import { control, space } from '../../theme/scale.ts';

/** Edges relative to the window, in CSS pixels. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface ClearPlace {
  /** The edge of the window where toasts are shown. */
  side: 'foot' | 'head';
  /** Distance from that edge. */
  inset: number;
}

interface Surroundings {
  /** Current edges of the toasts; only height and sides matter. */
  toasts: Edges;
  windowHeight: number;
  /** Minimum distance to the bottom and top of the window. */
  insets: Record<ClearPlace['side'], number>;
  /** Bars and buttons that stay visible. */
  bars: readonly Edges[];
  /** The control with the focus. */
  control?: Edges | undefined;
}

/** Gap between toasts and what is below them. */
const gap = 8;

const meet = (one: Edges, other: Edges) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Above the bars at the bottom of the window, or at the top if toasts would cover the focused control. */
export function clearPlace(surroundings: Surroundings): ClearPlace {
  const { toasts, windowHeight, insets, bars, control } = surroundings;
  const height = toasts.bottom - toasts.top;
  const standing = (bottom: number): Edges => ({ ...toasts, bottom, top: bottom - height });
  const atHead = standing(insets.head + height);
  let atFoot = standing(windowHeight - insets.foot);
  for (const bar of bars.toSorted((one, other) => other.top - one.top)) {
    if (meet(atFoot, { ...bar, top: bar.top - gap })) atFoot = standing(bar.top - gap);
  }
  // Whole pixels: text at half pixels is rendered inconsistently.
  const foot = Math.ceil(windowHeight - atFoot.bottom);
  const hides = control !== undefined && meet(atFoot, control) && !meet(atHead, control);
  return hides || atFoot.top < insets.head
    ? { side: 'head', inset: insets.head }
    : { side: 'foot', inset: foot };
}

const bars = '[data-window-foot], [data-dialog-foot]';
const dialog = ':is([role=dialog], [role=alertdialog])';

const inUse = 'a, button, input, select, [role], [tabindex="0"]';
function edgesOf(element: Element): Edges {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top, bottom, left, right };
}

/** Whether a part of a dialog is not scrolled out of it, or out of a box in it. */
function isInView(element: Element): boolean {
  const edges = edgesOf(element);
  for (let box = element.parentElement; box && !box.matches(dialog); box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible' && !meet(edges, edgesOf(box))) return false;
  }
  return true;
}

/** What toasts must not cover: bars at the bottom of the window or of a dialog, and the buttons and links that a dialog shows. */
const keptClear = (): Element[] => [
  ...document.querySelectorAll(bars),
  ...[...document.querySelectorAll(`${dialog} :is(a, button)`)].filter(isInView),
];

const insets = () => ({
  foot: window.matchMedia(narrower('md')).matches ? space.medium : space.xlarge,
  head: control.touch + space.xlarge,
});

/** Keeps toasts clear of bars at the bottom of the window, of the actions of an open dialog and of the focused control. */
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
      // Focus inside the toasts does not move them.
      if (!region.contains(document.activeElement)) used.current = document.activeElement;
      const next = clearPlace({
        toasts: edgesOf(region),
        windowHeight: document.documentElement.clientHeight,
        insets: insets(),
        bars: keptClear().map(edgesOf),
        control: used.current?.matches(inUse) ? edgesOf(used.current) : undefined,
      });
      setClear((now) => (now.side === next.side && now.inset === next.inset ? now : next));
    };
    stand();
    // A bar that appears or disappears changes the height of the page.
    const sizes = new ResizeObserver(stand);
    for (const each of [region, document.body]) sizes.observe(each);
    const heard = ['resize', 'scroll', 'focusin'];
    for (const each of heard)
      window.addEventListener(each, stand, { passive: true, capture: true });
    return () => {
      sizes.disconnect();
      for (const each of heard) window.removeEventListener(each, stand, true);
    };
  }, [place, toasts]);
  return clear;
}
