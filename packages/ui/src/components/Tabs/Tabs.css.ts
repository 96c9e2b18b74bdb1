import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { control, radius, space } from '../../theme/scale.ts';

const { color } = vars;

export const tabs = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

/**
 * The line under the row is drawn inside it, so that the chosen tab's bar can lie upon it.
 * The row stands out by the room that a tab's focus ring takes, so that words and panel line up.
 */
export const list = style({
  display: 'flex',
  gap: space.small,
  marginInline: -4,
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid' } },
});

export const tab = style([
  textStyle('label'),
  transition('color', 'border-color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: space.xsmall,
    minBlockSize: rem(control.default),
    paddingBlock: `${rem(2)} 0`,
    paddingInline: 4,
    whiteSpace: 'nowrap',
    color: color.textMuted,
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&:hover:not(:disabled)': { color: color.text, borderColor: color.borderStrong },
      '&[data-state=active], &[data-state=active]:hover:not(:disabled)': {
        color: color.text,
        borderColor: color.accent,
      },
      '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
      '&:focus-visible': { ...focusRing('inset'), borderRadius: radius.small },
    },
    '@media': {
      '(forced-colors: active)': {
        // A transparent edge would show under every tab.
        borderColor: 'Canvas',
        selectors: { '&[data-state=active]': { borderColor: 'Highlight' } },
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);

export const count = style([
  textStyle('caption'),
  {
    minInlineSize: rem(22),
    paddingBlock: 1,
    paddingInline: space.snug,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: color.neutralText,
    background: color.neutralSoft,
    borderRadius: radius.full,
    selectors: { [`${tab}:disabled &`]: { color: 'inherit' } },
  },
]);

export const panel = style({ minInlineSize: 0, borderRadius: radius.small });
