import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { radius } from '../../theme/scale.ts';

export const card = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: rem(360),
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.card,
});
