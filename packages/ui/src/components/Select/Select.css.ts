import { style } from '@vanilla-extract/css';
import { box } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control } from '../../theme/scale.ts';

/** Looks like the box of a field, but is the control itself. */
export const trigger = style([
  box,
  {
    textAlign: 'start',
    cursor: 'default',
    selectors: {
      '&[aria-invalid=true]': {
        borderColor: vars.color.critical,
        boxShadow: `0 0 0 1px ${vars.color.critical}`,
      },
      '&[data-state=open]': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
      },
      // Forced colours remove shadows.
      '&:focus-visible': { outline: '2px solid transparent', outlineOffset: 1 },
      '&:disabled': {
        background: vars.color.sunken,
        borderColor: vars.color.borderStrong,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [`screen and ${narrower('md')}`]: {
        selectors: {
          // Same text size as the filters: only text inputs must be larger on iOS.
          '&[data-size=compact]': { minBlockSize: rem(control.touch), fontSize: rem(13) },
        },
      },
    },
  },
]);

export const value = style({ ...oneLine, flex: 1, minInlineSize: 0 });

export const arrow = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  selectors: {
    [`${trigger}[data-state=open] &`]: { rotate: '180deg' },
  },
});
