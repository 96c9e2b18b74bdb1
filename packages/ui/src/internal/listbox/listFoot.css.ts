import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const foot = style([
  textStyle('caption'),
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: rem(10),
    paddingBlock: space.xsmall,
    paddingInline: space.medium,
    lineHeight: rem(21),
    color: vars.color.textMuted,
    borderBlockStart: `1px solid ${vars.color.border}`,
    selectors: {
      '&[data-problem]': { paddingBlock: space.small, color: vars.color.cautionText },
    },
  },
]);

export const words = style([
  textStyle('body'),
  { flex: 1, minInlineSize: 0, color: vars.color.text },
]);
