/** Edges in the window, in CSS pixels. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface ClearPlace {
  /** The end of the window that toasts stand at. */
  side: 'foot' | 'head';
  /** How far from that end. */
  inset: number;
}

interface Surroundings {
  /** Where toasts are now; their height and their sides count. */
  toasts: Edges;
  windowHeight: number;
  /** Room to the window's foot, and to its head. */
  insets: Record<ClearPlace['side'], number>;
  /** What stands at the window's foot with a deed on it. */
  bars: readonly Edges[];
  /** The control in use. */
  control?: Edges | undefined;
}

/** Room between toasts and what they stand above. */
const gap = 8;

const meet = (one: Edges, other: Edges) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Above the bars at the window's foot, or at its head where they would hide the control in use. */
export function clearPlace(surroundings: Surroundings): ClearPlace {
  const { toasts, windowHeight, insets, bars, control } = surroundings;
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
