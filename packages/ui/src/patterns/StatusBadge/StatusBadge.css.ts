import { style } from '@vanilla-extract/css';
import { background } from '../../components/Badge/Badge.css.ts';
import { rem } from '../../theme/css.ts';

export const shape = style({
  flexShrink: 0,
  inlineSize: rem(12),
  blockSize: rem(12),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const solid = style({ fill: 'currentColor', stroke: 'none' });

/** Lines cut into a filled shape. */
export const cut = style({
  stroke: background,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});
