import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

export const stars = style({ display: 'inline-flex', gap: space.hair, color: vars.color.star });

export const star = style({
  inlineSize: rem(14),
  blockSize: rem(14),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  selectors: { [`${rating}[data-size=medium] &`]: { inlineSize: rem(22), blockSize: rem(22) } },
});

export const filled = style({ fill: 'currentColor', stroke: 'none' });

export const words = style([
  textStyle('small'),
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${rating}[data-size=small] &`]: textStyle('caption') },
  },
]);
