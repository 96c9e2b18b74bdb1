import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { cardSurface, inColumn } from '../../theme/shapes.ts';

const { color } = vars;

export const page = style({
  ...inColumn(rem(space.medium)),
  inlineSize: '100%',
  maxInlineSize: rem(880),
  marginInline: 'auto',
});

export const wall = style({
  display: 'grid',
  overflow: 'hidden',
  ...cardSurface,
  ...from('md', { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34%)' }),
});

export const words = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: rem(space.xlarge),
    padding: rem(36),
  },
  from('md', { padding: `${rem(36)} ${rem(40)} ${rem(32)}`, minBlockSize: rem(420) }),
  below('md', { padding: `${rem(space.xlarge)} ${rem(20)}`, gap: rem(space.large) }),
]);

export const lead = style({
  display: 'grid',
  gap: rem(space.xsmall),
  selectors: { ':not(:first-child) > &, * + &': { marginBlockStart: rem(-12) } },
});

export const text = style([textStyle('lead'), { color: color.textMuted }]);

export const price = style([textStyle('heading2'), { fontVariantNumeric: 'tabular-nums' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xsmall),
});
globalStyle(`${actions} > *`, below('md', { flexBasis: '100%' }));

export const foot = style({
  ...textStyle('caption'),
  marginBlockStart: rem(-12),
  color: color.textMuted,
});

// Keeps the stone's background in forced colours.
globalStyle(`${wall} > [aria-hidden]`, { forcedColorAdjust: 'none' });

// The stone is cut off at the outer edge.
globalStyle(`${wall}:dir(rtl) > [aria-hidden]`, { scale: '-1 1' });

export const stoneSide = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.stone,
  ...below('md', { order: -1, blockSize: rem(96) }),
});

/** In the colours of the dark theme: the stone is dark in both. */
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
