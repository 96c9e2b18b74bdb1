import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
});

export const name = style([oneLine, { maxInlineSize: rem(180) }]);

export const changed = style([
  textStyle('small'),
  {
    flexShrink: 0,
    paddingInline: space.snug,
    color: vars.color.accentText,
    background: vars.color.accentSoft,
    borderRadius: vars.radius.control,
  },
]);
