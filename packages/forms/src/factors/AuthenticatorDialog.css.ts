import { rem, textStyle } from '@portal/ui/theme/css';
import { fontFamily, space } from '@portal/ui/theme/scale';
import { style } from '@vanilla-extract/css';

export const key = style([
  textStyle('body'),
  { paddingBlock: rem(space.xxsmall), fontFamily: fontFamily.mono, overflowWrap: 'anywhere' },
]);
