export interface Span {
  top: number;
  bottom: number;
}

export interface Placement {
  side: 'top' | 'bottom';
  /** Most height the list may take on that side. */
  room: number;
}

const gap = 6;
const margin = 8;
/** Five rows. */
const enough = 190;
/** Two rows and a half: less than this cannot be used. */
const least = 100;

/** Below the field when it fits or can be used well there, since above it covers the label; else where there is more room. */
export function place(field: Span, view: Span, wanted: number): Placement {
  const below = view.bottom - field.bottom - gap - margin;
  const above = field.top - view.top - gap - margin;
  const side = below >= Math.min(wanted, enough) || below >= above ? 'bottom' : 'top';
  return { side, room: Math.max(least, side === 'bottom' ? below : above) };
}
