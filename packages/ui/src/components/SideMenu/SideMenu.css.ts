import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { control, layout, space } from '../../theme/scale.ts';
import { inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;
const edge = space.small;

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  background: color.canvas,
  selectors: {
    '&[data-place=side]': {
      // Hidden titles scroll with it; beyond its end they would lengthen the page.
      position: 'relative',
      blockSize: '100%',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: rem(layout.topBar),
  marginInline: rem(edge),
  paddingInline: rem(space.xsmall),
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': focusRing('inset'),
    // Stays behind the drawer's close button, so that no count scrolls under it.
    '[data-place=drawer] > &': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      marginInline: 0,
      paddingInline: `${rem(edge + space.xsmall)} ${rem(edge + control.touch)}`,
      background: color.canvas,
    },
  },
});

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: rem(space.large),
  padding: `${rem(space.small)} ${rem(edge)} ${rem(space.large)}`,
});

export const group = style({
  ...inColumn(1),
  selectors: {
    '&[data-at-foot]': {
      marginBlockStart: 'auto',
      paddingBlockStart: rem(space.small),
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});

export const groupLabel = style({
  ...textStyle('caption'),
  paddingInline: rem(space.xsmall),
  paddingBlockEnd: rem(5),
  fontWeight: 500,
  color: color.textSubtle,
});

/** As high as the label alone; pressed in a larger area. */
export const fold = style({
  ...inRow(rem(space.xxsmall)),
  marginBlock: rem(-6),
  paddingBlock: rem(6),
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: color.text } },
});

/** Shown where a pointer cannot hover, on hover and focus, and while the group is folded. */
export const foldIcon = style({
  opacity: 0,
  '@media': { '(hover: none)': { opacity: 1 } },
  selectors: {
    '[aria-expanded=false] > &, :hover > &, :focus-visible > &': { opacity: 1 },
  },
});

export const items = style(inColumn(1));

export const item = style({
  ...textStyle('small'),
  position: 'relative',
  ...inRow(rem(10)),
  inlineSize: '100%',
  minBlockSize: vars.control.compact,
  paddingInline: rem(7),
  color: color.textMuted,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    // Only towards the pointer: a route change changes two items, which would keep the main thread busy for many frames.
    '&:hover:not([aria-current])': transition('background-color', 'color'),
    '&:focus-visible': focusRing('inset'),
    '[data-place=drawer] &': { minBlockSize: rem(control.touch), fontSize: rem(14) },
    '&[aria-current]': {
      background: color.surface,
      borderColor: color.border,
      color: color.text,
      fontWeight: 600,
    },
    // The bar at the edge of the window.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: rem(-edge - 1),
      insetBlock: rem(6),
      inlineSize: 3,
      background: color.accent,
      borderStartEndRadius: 3,
      borderEndEndRadius: 3,
      forcedColorAdjust: 'none',
    },
  },
});

export const icon = style({
  display: 'inline-flex',
  color: color.textSubtle,
  selectors: { '[aria-current] > &': { color: color.accentText } },
});

/** Wraps where it does not fit beside a count. */
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({
  ...textStyle('caption'),
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: {
    '&[data-waiting]': {
      minInlineSize: rem(22),
      paddingBlock: 1,
      paddingInline: 6,
      textAlign: 'center',
      fontWeight: 600,
      color: color.cautionText,
      background: color.cautionSoft,
      border: '1px solid transparent',
      borderRadius: vars.radius.full,
    },
  },
});

export const foot = style({ flex: 'none', padding: `0 ${rem(edge)} ${rem(space.medium)}` });

export const links = style({
  flex: 'none',
  padding: `0 ${rem(edge + space.xsmall)} ${rem(space.medium)}`,
  color: color.textMuted,
});
