import { style } from '@vanilla-extract/css';
import { rem } from '../../theme/css.ts';
import { cardSurface } from '../../theme/shapes.ts';

export const card = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: rem(360),
  ...cardSurface,
});
