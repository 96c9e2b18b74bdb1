import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { control } from '../../theme/scale.ts';
import { button } from '../Button/Button.css.ts';

/** A square: the doubled selectors override the padding of the button's size. */
export const iconButton = style([
  button,
  {
    flexShrink: 0,
    selectors: {
      '&&': { paddingInline: 0, inlineSize: vars.control.default },
      '&&[data-size=compact]': { inlineSize: vars.control.compact },
      '&&[data-size=touch]': { inlineSize: rem(control.touch) },
      // No border until hovered.
      '&&[data-tone=ghost][aria-disabled=true]': { background: 'none', borderColor: 'transparent' },
    },
  },
  below('md', { minInlineSize: rem(control.touch) }),
]);
