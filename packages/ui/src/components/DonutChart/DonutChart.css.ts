import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, oneLine, ownDirection, rem, textStyle } from '../../theme/css.ts';
import { space, weight } from '../../theme/scale.ts';
import { inColumn } from '../../theme/shapes.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const empty = style({ background: color.sunken, borderRadius: vars.radius.control });

export const plot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.large,
});

export const ring = style({
  position: 'relative',
  flex: 'none',
  inlineSize: rem(176),
  blockSize: rem(176),
  borderRadius: '50%',
  selectors: { '&:has(:focus-visible)': focusRing() },
});

export const drawing = style({ inlineSize: '100%', blockSize: '100%' });

export const track = style({ fill: 'none', stroke: color.chartGrid });

export const slice = style({
  stroke: color.surface,
  strokeWidth: 2,
  '@media': { [forced]: { stroke: 'Canvas' } },
});

export const inks = styleVariants(
  { first: color.chart1, second: color.chart2, third: color.chart3 },
  (ink) => ({ color: ink, '@media': { [forced]: { color: 'CanvasText' } } }),
);

export const full = style({ fill: 'currentColor' });
export const pale = style({ fill: 'currentColor', fillOpacity: 0.25 });
export const marks = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
});

/** Inside of the ring. */
export const middle = style({
  ...inColumn(0),
  position: 'absolute',
  inset: '22%',
  alignContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});

export const big = style([textStyle('heading2'), { fontVariantNumeric: 'tabular-nums' }]);

export const what = style([textStyle('caption'), oneLine, { color: color.textMuted }]);

/** Covers the ring for the focus of screen readers; the slices handle pointer events. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

export const legend = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    flex: `1 1 ${rem(200)}`,
    maxInlineSize: rem(480),
    minInlineSize: 0,
  },
]);

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  columnGap: space.xsmall,
  paddingBlock: space.xxsmall,
  paddingInline: space.xsmall,
  borderRadius: vars.radius.small,
  selectors: { '&[data-current]': { background: color.hover } },
  '@media': {
    [forced]: { selectors: { '&[data-current]': { outline: '1px solid Highlight' } } },
  },
});

export const swatch = style({ alignSelf: 'center', inlineSize: 16, blockSize: 16 });

export const name = style({ ...ownDirection, minInlineSize: 0, textWrap: 'pretty' });

export const figure = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const share = style({
  minInlineSize: '4ch',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
