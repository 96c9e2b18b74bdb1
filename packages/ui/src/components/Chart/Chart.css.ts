import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { control, radius, space, weight } from '../../theme/scale.ts';
import type { ChartSize } from './chartOptions.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  minInlineSize: 0,
});

/** As high as the drawing, so that nothing moves when there is something to draw. */
const height: Record<ChartSize, number> = { default: 262, compact: 227 };
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&[data-empty]': { background: color.sunken, borderRadius: radius.control },
    ...Object.fromEntries(
      Object.entries(height).map(([size, px]) => [
        `&[data-empty][data-size=${size}]`,
        { minBlockSize: px },
      ]),
    ),
  },
});

export const nothing = style([
  textStyle('body'),
  { padding: space.medium, textAlign: 'center', color: color.textMuted },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxsmall}px ${space.medium}px`,
});

export const sentence = style([
  textStyle('small'),
  { flex: '1 1 280px', maxInlineSize: '72ch', color: color.textMuted },
]);

export const toggle = style([
  textStyle('small'),
  {
    minBlockSize: rem(control.minTarget),
    fontWeight: weight.medium,
    color: color.accentText,
    borderRadius: radius.small,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);

export const table = style({
  overflow: 'clip',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
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

/** Thinner and dashed, so that it is told apart without colour. */
export const before = style({
  fill: 'none',
  stroke: color.chart2,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
  // Level marks are as thick as sloping ones.
  shapeRendering: 'geometricPrecision',
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** The second series: in long dashes, so that it is told apart without colour, too. */
export const also = style({
  fill: 'none',
  stroke: color.chart3,
  strokeWidth: 2,
  strokeDasharray: '9 3',
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** The one point of a line that has no length. */
export const point = style({
  fill: color.chart1,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

/** Pale with an edge where a mark has to be seen upon it. */
export const bar = style([
  point,
  {
    selectors: {
      '&[data-compared]': { fill: color.chart1Fill, stroke: color.chart1, strokeWidth: 1.5 },
    },
    '@media': {
      [forced]: {
        selectors: {
          '&[data-compared]': { fill: 'CanvasText', fillOpacity: 0.15, stroke: 'CanvasText' },
        },
      },
    },
  },
]);

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

/** The line of a sparkline is thinner than that of a chart. */
export const spark = style({ display: 'block', overflow: 'visible' });
export const sparkLine = style([line, { strokeWidth: 1.5 }]);
