import { style } from '@vanilla-extract/css';
import { leftToRight } from '../../theme/css.ts';

/** As `Money`: in one line, with a minus sign before it in right-to-left text too. */
export const number = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...leftToRight,
});
