import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

export const note = style({
  ...textStyle('caption'),
  ...inRow(space.snug),
  color: vars.color.textMuted,
});
