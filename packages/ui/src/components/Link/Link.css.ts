import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle, transition } from '../../theme/css.ts';
import { space, weight } from '../../theme/scale.ts';

const { color } = vars;

export const link = style([
  transition('color', 'text-decoration-color'),
  {
    inlineSize: 'fit-content',
    borderRadius: vars.radius.small,
    fontWeight: weight.medium,
    textDecorationLine: 'none',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    selectors: {
      '&[data-tone=accent]': { color: color.accentText },
      '&[data-underline=always]': {
        textDecorationLine: 'underline',
        textDecorationColor: color.accentLine,
      },
      '&:hover': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' },
      '&[data-icon]': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: space.snug,
        minBlockSize: 24,
      },
    },
  },
]);

const voice = {
  caption: 'caption',
  small: 'small',
  body: 'body',
  label: 'label',
  lead: 'lead',
} as const;

export const size = styleVariants(voice, (name) => ({
  ...textStyle(name),
  fontWeight: weight.medium,
}));
