import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, screenOnly, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const header = style({
  ...textStyle('small'),
  ...inRow(rem(space.medium)),
  justifyContent: 'space-between',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(space.small),
  minInlineSize: 0,
});

export const place = style({ fontWeight: 600, color: color.text });

export const move = style(inRow(rem(space.small)));

export const keys = style([inRow(rem(space.snug)), below('md', { display: 'none' }), screenOnly]);

export const buttons = style({ display: 'flex', gap: rem(space.xxsmall) });
