import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const meta = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: rem(space.xsmall),
    minInlineSize: 0,
    color: vars.color.textMuted,
  },
]);

/** The dot between two parts stands in their gap: at the beginning of a line it is cut off. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(space.small),
  minInlineSize: 0,
  overflowX: 'clip',
});

export const part = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&:not(:first-child)::before': {
      content: '·',
      position: 'absolute',
      insetInlineStart: rem(-space.small),
      inlineSize: rem(space.small),
      textAlign: 'center',
    },
  },
});
