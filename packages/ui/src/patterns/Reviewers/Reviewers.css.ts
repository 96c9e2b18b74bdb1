import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { space, weight } from '../../theme/scale.ts';

export const reviewers = style({ fontWeight: weight.medium, color: vars.color.infoText });

export const sign = style({
  display: 'inline-flex',
  marginInlineEnd: rem(space.xxsmall),
  verticalAlign: '-0.125em',
});
