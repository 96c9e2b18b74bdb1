import { style, styleVariants } from '@vanilla-extract/css';
import { box as plainBox } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';

/** Focus and validity live in somebody else's document, so they are told, not seen by selectors. */
export const box = style([
  plainBox,
  {
    selectors: {
      '&[data-focused]': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
        // Colours of the system leave shadows out and draw this.
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

/** A message that comes on blur must not move the button away from under the pointer. */
export const foot = style({ minBlockSize: rem(16) });

export const adornment = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textSubtle,
});

/** Never on screen: the browser works out here what the colours come to in this theme. */
export const probe = style({ display: 'none' });
export const shades = styleVariants({
  text: { color: vars.color.text },
  placeholder: { color: vars.color.textSubtle },
  invalid: { color: vars.color.criticalText },
});
