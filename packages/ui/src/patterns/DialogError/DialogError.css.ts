import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

export const error = style({
  ...textStyle('small'),
  ...inRow(rem(space.snug)),
  marginBlockStart: rem(space.small),
  fontWeight: 500,
  color: vars.color.criticalText,
});
