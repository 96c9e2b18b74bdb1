import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  focusRing,
  offscreenItem,
  oneLine,
  rem,
  screenOnly,
  textStyle,
  transition,
} from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';
import { inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const keys = style([
  {
    ...textStyle('caption'),
    ...inRow(rem(space.snug)),
    minBlockSize: vars.control.compact,
    color: color.textMuted,
  },
  screenOnly,
]);

/** Selects all items; above the first one. */
export const head = style([
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(control.tableHead),
    paddingInline: rem(20),
    borderBlockEnd: `1px solid ${color.border}`,
  },
  below('md', { minBlockSize: rem(control.touch), paddingInline: rem(space.medium) }),
]);

/** The checkbox of an item, and its words. */
export const lead = style({
  flex: 1,
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.small),
  minInlineSize: 0,
});

/** Takes its space even in an item that cannot be selected. */
export const check = style({ flex: 'none', minInlineSize: rem(control.check) });

export const item = style([
  transition('background-color'),
  offscreenItem(25, 140),
  {
    ...inRow(rem(space.xlarge)),
    minInlineSize: 0,
    padding: `${rem(space.medium)} ${rem(20)}`,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border}` },
      '&:hover, &[data-current]': { background: color.hover },
      '&[data-selected]': { background: color.selected },
      '&:focus-visible': focusRing('inset'),
    },
  },
  below('md', {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: rem(space.small),
    paddingInline: rem(space.medium),
  }),
]);

export const words = style({ flex: 1, ...inColumn(rem(space.xxsmall)), minInlineSize: 0 });

export const actions = style([
  { display: 'flex', flex: 'none', alignItems: 'center', gap: rem(space.xsmall) },
]);

export const decisions = style({ display: 'contents' });

// On phones the decisions share the row.
globalStyle(`${decisions} > button`, below('md', { flex: '1 1 0' }));

export const meta = style({
  ...textStyle('caption'),
  ...inRow(rem(space.xsmall)),
  minInlineSize: 0,
  color: vars.color.textMuted,
});

/** The separators are in the gaps; at the start of a line they are clipped. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(space.small),
  minInlineSize: 0,
  overflowX: 'clip',
});

export const part = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&:not(:first-child)::before': {
      content: '·',
      position: 'absolute',
      insetInlineStart: rem(-space.small),
      inlineSize: rem(space.small),
      textAlign: 'center',
    },
  },
});

export const late = style({ color: vars.color.cautionText, fontWeight: 560 });

/** A link to the listing of an item. */
export const listing = style({
  ...oneLine,
  display: 'inline-block',
  maxInlineSize: '100%',
  verticalAlign: 'bottom',
  fontWeight: 540,
  color: color.text,
  textDecoration: 'underline',
  textDecorationColor: color.accentLine,
  textUnderlineOffset: 3,
  selectors: { '&:focus-visible': focusRing('inset') },
});
