import { style } from '@vanilla-extract/css';
import { face, input } from '../../internal/choice/Choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';

export const options = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    paddingBlock: space.hair,
  },
  below('md', { gap: space.small }),
]);

export const disc = style([
  face,
  { inlineSize: rem(control.check), blockSize: rem(control.check), borderRadius: vars.radius.full },
]);

/** The inner circle, visible when selected. */
export const dot = style({
  inlineSize: rem(8),
  blockSize: rem(8),
  borderRadius: vars.radius.full,
  background: 'currentColor',
  selectors: { [`${input}:not(:checked) + ${face} &`]: { visibility: 'hidden' } },
});
