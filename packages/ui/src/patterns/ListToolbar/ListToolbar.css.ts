import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

export const toolbar = style({
  flex: 1,
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.xsmall),
  minInlineSize: 0,
});

/** Wraps by itself, so that the sort order stays in the first line. */
export const tools = style({
  ...inRow(rem(space.xsmall)),
  flex: 1,
  flexWrap: 'wrap',
  minInlineSize: 0,
});

export const end = style({ ...inRow(rem(space.xsmall)), flex: 'none' });

export const sortLabel = style({
  ...textStyle('small'),
  color: vars.color.textMuted,
  ...below('md', { display: 'none' }),
});
