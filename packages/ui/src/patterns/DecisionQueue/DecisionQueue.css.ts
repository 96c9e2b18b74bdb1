import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';
import { inColumn, inRow } from '../shapes.ts';

const { color } = vars;

export const keys = style({
  ...textStyle('caption'),
  ...inRow(rem(space.snug)),
  minBlockSize: rem(control.compact),
  color: color.textMuted,
});

export const item = style([
  transition('background-color'),
  {
    ...inRow(rem(space.xlarge)),
    minInlineSize: 0,
    padding: `${rem(space.medium)} ${rem(20)}`,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border}` },
      '&:hover, &[data-current]': { background: color.hover },
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
  below('md', {
    justifyContent: 'end',
    flexWrap: 'wrap',
    gap: rem(space.xxsmall),
    maxInlineSize: '100%',
  }),
]);

export const decisions = style({ display: 'contents' });

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
