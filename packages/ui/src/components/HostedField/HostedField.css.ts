import { style, styleVariants } from '@vanilla-extract/css';
import { box as plainBox } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';

/** Focus and validity are in the other document, so selectors cannot match them; data attributes report them. */
export const box = style([
  plainBox,
  {
    selectors: {
      '&[data-focused]': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
        // Forced colours remove shadows and show this outline.
        outline: '2px solid transparent',
      },
      '&[data-invalid]': {
        borderColor: vars.color.critical,
        boxShadow: `0 0 0 1px ${vars.color.critical}`,
      },
    },
  },
]);

export const host = style({ flex: 1, minInlineSize: 0, lineHeight: rem(20) });

/** Reserves space, so that a message on blur does not move the button that is being pressed. */
export const foot = style({ minBlockSize: rem(16) });

export const adornment = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textSubtle,
});

/** Invisible: the browser computes the colours of the theme on it. */
export const probe = style({ display: 'none' });
export const shades = styleVariants({
  text: { color: vars.color.text },
  placeholder: { color: vars.color.textSubtle },
  invalid: { color: vars.color.criticalText },
});
