import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, screenOnly, textStyle, transition } from '../../theme/css.ts';
import { atLeast } from '../../theme/media.ts';
import { control, space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const nav = style([{ minInlineSize: 0 }, screenOnly]);

/** A row with a line below it that scrolls; at the `side` a column from `lg` up. */
export const pages = style([
  {
    position: 'relative',
    display: 'flex',
    gap: space.xxsmall,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${color.border}`,
  },
  {
    '@media': {
      [`screen and ${atLeast('lg')}`]: {
        selectors: {
          '[data-place=side] > &': { display: 'grid', gap: 2, borderBlockEnd: 'none' },
        },
      },
    },
  },
]);

export const entry = style({ flex: 'none' });

export const page = style([
  textStyle('small'),
  transition('background-color', 'color'),
  {
    ...inRow(rem(10)),
    fontWeight: 450,
    color: color.textMuted,
    whiteSpace: 'nowrap',
    minBlockSize: rem(40),
    paddingInline: rem(space.small),
    marginBlockEnd: -1,
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': {
        fontWeight: 600,
        color: color.text,
        borderBlockEndColor: color.accent,
      },
      '&:focus-visible': focusRing('inset'),
    },
  },
  below('lg', { minBlockSize: rem(control.touch) }),
  {
    '@media': {
      [`screen and ${atLeast('lg')}`]: {
        selectors: {
          '[data-place=side] &': {
            minBlockSize: vars.control.default,
            paddingInline: rem(space.xsmall),
            marginBlockEnd: 0,
            border: '1px solid transparent',
            borderRadius: vars.radius.control,
          },
          '[data-place=side] &:hover': { background: color.hover },
          '[data-place=side] &[aria-current]': {
            background: color.surface,
            borderColor: color.border,
          },
        },
      },
    },
  },
]);

export const icon = style({
  display: 'inline-flex',
  selectors: { [`${page}[aria-current] &`]: { color: color.accentText } },
});
