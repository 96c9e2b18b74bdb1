import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, rem, textStyle } from '../../theme/css.ts';
import { space, weight } from '../../theme/scale.ts';
import type { ChartSize } from './Chart.tsx';

const { color } = vars;
const forced = '(forced-colors: active)';

/** As high as the plot, to prevent a layout shift when data loads. */
const height: Record<ChartSize, number> = { default: 262, compact: 227 };
export const availableWidth = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&[data-empty]': { background: color.sunken, borderRadius: vars.radius.control },
    ...Object.fromEntries(
      Object.entries(height).map(([size, px]) => [
        `&[data-empty][data-size=${size}]`,
        { minBlockSize: px },
      ]),
    ),
  },
});

export const area = style({
  fill: color.chart1Fill,
  '@media': { [forced]: { fill: 'CanvasText', fillOpacity: 0.15 } },
});

export const line = style({
  fill: 'none',
  stroke: color.chart1,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** Thinner and dashed, to differ without colour. */
export const before = style({
  fill: 'none',
  stroke: color.chart2,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
  // Horizontal marks are as thick as sloping ones.
  shapeRendering: 'geometricPrecision',
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** The second series: long dashes, to differ without colour. */
export const also = style({
  fill: 'none',
  stroke: color.chart3,
  strokeWidth: 2,
  strokeDasharray: '9 3',
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** The only point of a line without length. */
export const point = style({
  fill: color.chart1,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const legend = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxsmall}px ${space.small}px`,
    color: color.textMuted,
  },
]);

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const plot = style({
  position: 'relative',
  minInlineSize: 0,
  // A horizontal swipe moves between days, a vertical one scrolls the page.
  touchAction: 'pan-y',
  borderRadius: vars.radius.small,
  selectors: { '&:has(:focus-visible)': focusRing() },
});

/** Days run from left to right in every language. */
export const illustration = style({
  direction: 'ltr',
  overflow: 'visible',
  inlineSize: '100%',
  userSelect: 'none',
});

/** Covers the plot for the focus of screen readers; the plot handles pointer events. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

export const gridLine = style({
  stroke: color.chartGrid,
  shapeRendering: 'crispEdges',
  '@media': { [forced]: { stroke: 'CanvasText', strokeOpacity: 0.25 } },
});

const label = style([
  textStyle('caption'),
  {
    fill: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [forced]: { fill: 'CanvasText' } },
  },
]);

export const figureLabel = style([label, { textAnchor: 'end', dominantBaseline: 'central' }]);
export const levelLabel = style([label, { textAnchor: 'start', dominantBaseline: 'central' }]);
export const dayLabel = style([label]);

export const rule = style({
  stroke: color.borderControl,
  shapeRendering: 'crispEdges',
  '@media': { [forced]: { stroke: 'Highlight' } },
});

export const dot = style({
  fill: color.chart1,
  stroke: color.surface,
  strokeWidth: 2,
  '@media': { [forced]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const dotAlso = style([dot, { fill: color.chart3 }]);

export const cardPlace = style({ overflow: 'visible', pointerEvents: 'none' });

export const cardEdge = style({
  display: 'flex',
  selectors: { '&[data-side=before]': { justifyContent: 'end' } },
});

export const card = style([
  textStyle('small'),
  {
    maxInlineSize: '100%',
    padding: `${rem(space.xsmall)} ${rem(space.small)}`,
    color: color.text,
    background: color.raised,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.float,
  },
]);

export const cardTitle = style([
  textStyle('caption'),
  { paddingBlockEnd: space.xxsmall, color: color.textMuted },
]);

export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  selectors: { '&:not([data-series=value])': { color: color.textMuted } },
});

export const swatch = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  background: color.chart1,
  borderRadius: 2,
  selectors: {
    '[data-series=before] > &': { blockSize: 2, background: color.chart2, borderRadius: 0 },
    '[data-series=also] > &': { blockSize: 3, background: color.chart3, borderRadius: 0 },
  },
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const cardName = style({ flex: 1 });

export const cardFigure = style({
  paddingInlineStart: space.large,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-series=value] > &': { fontWeight: weight.semibold } },
});
