import { style } from '@vanilla-extract/css';
import { surface } from '../../internal/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { control, space, zIndex } from '../../theme/scale.ts';

const { color } = vars;

export const menu = style([
  surface,
  {
    // The z-index of dialogs, but later in the DOM, so that it is above them.
    zIndex: zIndex.dialog,
    minInlineSize: 'max(200px, var(--radix-dropdown-menu-trigger-width))',
    maxInlineSize: `min(${rem(304)}, var(--radix-dropdown-menu-content-available-width))`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: 3,
  },
]);

export const header = style({
  margin: '-3px -3px 3px',
  paddingBlock: `${rem(space.small)} ${rem(space.small - 2)}`,
  paddingInline: 13,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${color.border}`,
});

export const item = style([
  textStyle('body'),
  {
    display: 'flex',
    alignItems: 'start',
    gap: rem(10),
    minBlockSize: vars.control.default,
    paddingBlock: rem(7),
    paddingInline: rem(10),
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted], &[data-state=open]': { background: color.raisedHover },
      '&[data-tone=critical]': { color: color.criticalText },
      '&[data-tone=critical][data-highlighted]': { background: color.criticalSoft },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': {
      // Replaces the background of the highlighted item.
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch), paddingBlock: rem(11) }),
]);

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  inlineSize: rem(16),
  blockSize: rem(21),
  color: color.textMuted,
  selectors: {
    [`${item}[data-tone=critical] &, ${item}[data-disabled] &`]: { color: 'inherit' },
    '&[data-check]': { color: color.accentText },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const label = style({
  display: 'block',
  selectors: { [`${item}[data-described] &`]: { fontWeight: 540 } },
});

export const description = style([
  textStyle('small'),
  {
    display: 'block',
    color: color.textMuted,
    lineHeight: rem(18),
    selectors: { [`${item}[data-disabled] &`]: { color: 'inherit' } },
  },
]);

export const detail = style([
  textStyle('small'),
  {
    flexShrink: 0,
    paddingInlineStart: space.small,
    lineHeight: rem(21),
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${item}[data-disabled] &`]: { color: 'inherit' } },
  },
]);

export const group = style([
  textStyle('caption'),
  {
    paddingBlock: `${rem(space.xsmall)} ${rem(space.xxsmall)}`,
    paddingInline: rem(10),
    color: color.textMuted,
  },
]);

export const separator = style({
  marginBlock: 3,
  marginInline: -3,
  borderBlockStart: `1px solid ${color.border}`,
});
