import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { leftToRight, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const frame = style({ display: 'grid', gap: rem(space.small) });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(132)}, 100%), 1fr))`,
  gap: `${rem(space.xxsmall)} ${rem(space.medium)}`,
  padding: rem(space.medium),
  background: vars.color.canvas,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const code = style([
  textStyle('body'),
  {
    ...leftToRight,
    justifySelf: 'start',
    fontFamily: vars.fontFamily.mono,
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xsmall),
});
