import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const mark = style({
  flexShrink: 0,
  inlineSize: rem(28),
  blockSize: rem(28),
  fill: color.accent,
  stroke: color.onAccent,
  selectors: {
    '&[data-size=small]': { inlineSize: rem(18), blockSize: rem(18) },
    '&[data-size=large]': { inlineSize: rem(32), blockSize: rem(32) },
    '&[data-ground=stone]': {
      fill: `color-mix(in oklab, ${color.chart1}, ${color.stoneMuted} 30%)`,
      stroke: color.stoneText,
    },
  },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const veins = style({ fill: 'none', strokeWidth: 2, strokeLinecap: 'butt', opacity: 0.9 });

export const brand = style([
  textStyle('heading3'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.small,
    minInlineSize: 0,
    color: color.text,
    selectors: { '&[data-ground=stone]': { color: color.stoneText } },
  },
]);

/** A long name takes two lines. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
