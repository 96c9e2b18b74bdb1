import { rem, textStyle } from '@portal/ui/theme/css';
import { weight } from '@portal/ui/theme/scale';
import { style } from '@vanilla-extract/css';

/** A button that looks like the links beside it. */
export const language = style([
  textStyle('small'),
  {
    minBlockSize: rem(24),
    fontWeight: weight.medium,
    textUnderlineOffset: 3,
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
]);
