import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';

export const key = style([
  textStyle('caption'),
  {
    fontFamily: vars.fontFamily.text,
    display: 'inline-block',
    inlineSize: 'fit-content',
    minInlineSize: rem(18),
    paddingInline: 4,
    textAlign: 'center',
    color: vars.color.textMuted,
    background: vars.color.surface,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
  },
]);
