import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const frame = style({
  paddingBlockStart: rem(space.small),
  borderBlockStart: `1px solid ${vars.color.border}`,
});
