import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';

const { color } = vars;

export const text = style([textStyle('body'), { whiteSpace: 'pre-wrap' }]);

const marked = {
  paddingInline: 2,
  borderRadius: radius.small,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
} as const;

export const mark = styleVariants({
  live: [
    {
      ...marked,
      color: color.diffDelText,
      background: color.diffDel,
      textDecoration: 'line-through',
    },
  ],
  pending: [
    {
      ...marked,
      color: color.diffAddText,
      background: color.diffAdd,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
    },
  ],
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xxsmall) });
export const chip = style({ display: 'inline-flex', maxInlineSize: '100%' });

export const nothing = style([textStyle('body'), { color: color.textSubtle }]);

export const logo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.small),
});

export const detail = style([textStyle('small'), { lineHeight: rem(16), color: color.textMuted }]);
