import { style } from '@vanilla-extract/css';
import { rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xsmall),
});
