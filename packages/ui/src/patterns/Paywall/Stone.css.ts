import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';

const { color } = vars;

export const side = style([
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    background: color.stone,
  },
  below('md', { order: -1, blockSize: rem(96) }),
]);

/** Drawn with the colours of the dark: the stone is dark in both themes. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: color.accent,
  colorScheme: 'dark',
});

export const water = style({
  fill: 'currentColor',
  fillOpacity: 0.05,
  stroke: 'currentColor',
  strokeOpacity: 0.2,
  strokeWidth: 0.75,
});

export const stone = style({ fill: color.accentLine, fillOpacity: 0.75 });

export const vein = style({
  fill: 'currentColor',
  stroke: color.stoneMuted,
  strokeOpacity: 0.6,
  strokeWidth: 0.75,
  selectors: {
    '&[data-fill=strong]': { fillOpacity: 0.5 },
    '&[data-fill=soft]': { fillOpacity: 0.28 },
  },
});

export const gleam = style({ fill: color.stoneMuted, fillOpacity: 0.1 });

export const edge = style({
  fill: 'none',
  stroke: color.stoneMuted,
  strokeOpacity: 0.6,
  strokeWidth: 1,
});
