import { style } from '@vanilla-extract/css';

/** The strokes of every icon. One rule in place of five attributes on each. */
export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const mirrored = style([icon, { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }]);
