import { rem, space, textStyle, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const key = style([
  textStyle('body'),
  {
    paddingBlock: rem(space.xxsmall),
    fontFamily: vars.fontFamily.mono,
    overflowWrap: 'anywhere',
    direction: 'ltr',
    textAlign: ['match-parent', '-webkit-match-parent'],
  },
]);
