import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, screenOnly, textStyle, transition } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';

const { color } = vars;

export const tabs = style({ minInlineSize: 0 });

/** One row, which scrolls where it is too long. */
export const list = style([
  {
    display: 'flex',
    gap: space.xxsmall,
    overflowX: 'auto',
    // The line of the selected tab covers that of the row.
    boxShadow: `inset 0 -1px ${color.border}`,
    scrollbarWidth: 'none',
    '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
  },
  screenOnly,
]);

export const tab = style([
  textStyle('label'),
  transition('color', 'border-color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space.xsmall,
    minBlockSize: rem(control.touch - 4),
    paddingInline: space.small,
    color: color.textMuted,
    whiteSpace: 'nowrap',
    borderBlock: '2px solid transparent',
    selectors: {
      '&:hover:not(:disabled)': { color: color.text, borderBlockEndColor: color.borderStrong },
      '&[data-state=active]:not(:disabled)': {
        color: color.accentText,
        borderBlockEndColor: color.accent,
      },
      '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
      '&:focus-visible': { ...focusRing('inset'), borderRadius: vars.radius.small },
    },
    '@media': {
      // Every transparent border is visible with forced colours.
      '(forced-colors: active)': {
        borderBlockColor: 'Canvas',
        selectors: {
          '&[data-state=active]:not(:disabled)': { borderBlockEndColor: 'Highlight' },
        },
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);

export const detail = style([
  textStyle('caption'),
  { color: color.textSubtle, fontVariantNumeric: 'tabular-nums' },
]);

export const panel = style({
  minInlineSize: 0,
  paddingBlockStart: space.medium,
  selectors: { '&:focus-visible': focusRing() },
});
