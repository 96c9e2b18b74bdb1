import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, ownDirection, rem, textStyle, transition, userText } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inColumn, inRow, underlineOnHover } from '../../theme/shapes.ts';

const { color } = vars;

export const small = style({
  ...textStyle('small'),
  ...ownDirection,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const what = style({
  ...inColumn(0),
  paddingBlock: rem(space.xsmall),
  overflowWrap: 'anywhere',
});

export const sentence = style(textStyle('label'));

export const name = style({
  fontWeight: 560,
  color: color.text,
  textDecoration: 'underline',
  textDecorationColor: color.border,
  textUnderlineOffset: 3,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecorationColor: 'currentcolor' } },
});

export const who = style({
  ...textStyle('label'),
  color: color.text,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  selectors: underlineOnHover,
});

export const more = style({
  ...textStyle('small'),
  ...inRow(rem(space.xxsmall)),
  inlineSize: 'fit-content',
  color: color.accentText,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    ...underlineOnHover,
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing(),
  },
});

export const arrow = style([
  {
    display: 'inline-flex',
    selectors: {
      '[open] > summary > &': { transform: 'rotate(90deg)' },
      '[open] > summary > &:dir(rtl)': { transform: 'rotate(-90deg)' },
    },
  },
  transition('transform'),
]);

export const details = style({
  ...inColumn(rem(space.xsmall)),
  paddingBlockStart: rem(space.xsmall),
});

export const changes = style({ ...inColumn(rem(space.xxsmall)) });

export const field = style({ ...textStyle('small'), fontWeight: 560 });

export const values = style({ ...textStyle('small'), ...userText });

const marked = { paddingInline: 2, borderRadius: vars.radius.small };

export const before = style({
  ...marked,
  color: color.diffDelText,
  background: color.diffDel,
  textDecoration: 'line-through',
});

export const after = style({
  ...marked,
  color: color.diffAddText,
  background: color.diffAdd,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const reason = style({
  ...textStyle('small'),
  paddingInlineStart: rem(space.small),
  borderInlineStart: `2px solid ${color.border}`,
  ...userText,
});

export const phone = style({ ...inColumn(rem(2)) });
