import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, userText } from '../../theme/css.ts';
import { control, motion, space } from '../../theme/scale.ts';
import { cardSurface, inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;
const line = `1px solid ${color.border}`;

export const card = style({ minInlineSize: 0, overflow: 'clip', ...cardSurface });

export const head = style({
  ...inRow(rem(space.xsmall)),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minBlockSize: rem(48),
  paddingInline: rem(space.medium),
  paddingBlock: rem(space.xsmall),
});

export const legend = style({
  ...textStyle('small'),
  display: 'flex',
  gap: rem(space.small),
  ...below('md', { display: 'none' }),
});

export const table = style({ inlineSize: '100%', tableLayout: 'fixed' });

export const columnHead = style({
  ...textStyle('caption'),
  blockSize: rem(control.tableHead),
  paddingInline: rem(space.medium),
  color: color.textMuted,
  borderBlockStart: line,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: line },
    '&:first-child': { inlineSize: rem(142) },
  },
});

const cell = {
  padding: `${rem(14)} ${rem(space.medium)}`,
  verticalAlign: 'top',
  borderBlockStart: line,
} as const;

export const rowHead = style([textStyle('label'), cell]);

export const value = style([textStyle('body'), { ...cell, borderInlineStart: line }]);

export const extra = style({
  paddingInline: rem(space.medium),
  paddingBlockEnd: rem(14),
  selectors: { '&:empty': { padding: 0 } },
});

export const sameBelow = style({
  gridColumn: '1 / -1',
  paddingBlockStart: rem(space.small),
  selectors: { '&:empty': { display: 'none' } },
});

export const stacked = style({
  ...inColumn(rem(space.small)),
  padding: rem(space.medium),
  borderBlockStart: line,
});

export const sameName = style(textStyle('label'));

export const name = style({ display: 'flex', justifyContent: 'space-between' });

/** A button of 32 px on a line of text, which it neither heightens nor narrows. */
export const action = style({
  flex: 'none',
  marginBlock: rem(-6),
  marginInline: `${rem(-space.xsmall)} ${rem(-space.medium)}`,
  ...below('md', { marginBlock: rem(-12), marginInlineEnd: rem(-space.xsmall) }),
});

export const side = style({
  ...textStyle('caption'),
  marginBlockEnd: rem(space.xxsmall),
  color: color.textMuted,
});

export const rest = style({ borderBlockStart: line });

export const restTitle = style({
  ...textStyle('small'),
  ...inRow(rem(space.xsmall)),
  minBlockSize: vars.control.row,
  paddingInline: rem(space.medium),
  fontWeight: 540,
  color: color.accentText,
  cursor: 'pointer',
  listStyle: 'none',
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.hover },
    '&:focus-visible': focusRing('inset'),
  },
});

export const arrow = style({
  display: 'inline-flex',
  selectors: {
    '[open] > summary > &': { transform: 'rotate(90deg)' },
    '[open] > summary > &:dir(rtl)': { transform: 'rotate(-90deg)' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `transform ${motion.fast} ${motion.easeOut}`,
    },
  },
});

export const sameList = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const same = style({
  display: 'grid',
  gridTemplateColumns: `${rem(110)} minmax(0, 1fr)`,
  columnGap: rem(space.xxlarge),
  padding: `${rem(14)} ${rem(space.medium)}`,
  borderBlockStart: line,
  ...below('md', { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: rem(space.xxsmall) }),
});

export const text = style([textStyle('body'), { ...userText }]);

const marked = {
  paddingInline: 2,
  borderRadius: vars.radius.small,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
} as const;

export const mark = styleVariants({
  live: [
    {
      ...marked,
      color: color.diffDelText,
      background: color.diffDel,
      textDecoration: 'line-through',
    },
  ],
  pending: [
    {
      ...marked,
      color: color.diffAddText,
      background: color.diffAdd,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
    },
  ],
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xxsmall) });
export const chip = style({ display: 'inline-flex', maxInlineSize: '100%' });

export const nothing = style([textStyle('body'), { color: color.textSubtle }]);

export const logo = style({ ...inRow(rem(space.small)), flexWrap: 'wrap' });

export const detail = style([textStyle('small'), { lineHeight: rem(16), color: color.textMuted }]);
