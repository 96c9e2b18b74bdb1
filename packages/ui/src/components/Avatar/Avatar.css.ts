import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { weight } from '../../theme/scale.ts';

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  fontWeight: weight.semibold,
  lineHeight: 1,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  userSelect: 'none',
  selectors: {
    '&[data-size=small]': { inlineSize: rem(28), blockSize: rem(28), fontSize: rem(11) },
    '&[data-size=medium]': { inlineSize: rem(36), blockSize: rem(36), fontSize: rem(13) },
    '&[data-size=large]': { inlineSize: rem(56), blockSize: rem(56), fontSize: rem(18) },
  },
});
