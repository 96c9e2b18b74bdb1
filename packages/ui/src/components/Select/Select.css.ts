import { style } from '@vanilla-extract/css';
import { box } from '../../internal/field/Field.css.ts';
import { surface } from '../../internal/listbox/listbox.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, zIndex } from '../../theme/scale.ts';

/** Looks like every field's box, but is the control itself. */
export const trigger = style([
  box,
  {
    justifyContent: 'space-between',
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
      // Drawn with the colours of the system, which leave shadows out.
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
          // Beside filters it has their voice; only what is typed into has to be large.
          '&[data-size=compact]': { minBlockSize: rem(control.touch), fontSize: rem(13) },
        },
      },
    },
  },
]);

export const value = style({ ...oneLine, minInlineSize: 0 });

export const arrow = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  selectors: {
    [`${trigger}[data-state=open] &`]: { rotate: '180deg' },
  },
});

export const content = style([
  surface,
  {
    // As high as a dialog and later in the document, so that it shows over one too.
    zIndex: zIndex.dialog,
    minInlineSize: 'var(--radix-select-trigger-width)',
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--radix-select-content-available-height)',
  },
]);

export const viewport = style({ padding: 4 });
