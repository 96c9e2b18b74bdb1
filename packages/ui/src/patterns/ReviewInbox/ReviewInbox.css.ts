import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle, userText, visuallyHidden } from '../../theme/css.ts';
import { layout, space } from '../../theme/scale.ts';
import { inColumn, inRow, nameLine, underlineOnHover } from '../../theme/shapes.ts';

const { color } = vars;

export const item = style([
  {
    ...inColumn(rem(space.xsmall)),
    padding: `${rem(space.medium)} ${rem(20)}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  },
  below('md', { paddingInline: rem(space.medium) }),
]);

export const head = style({
  ...inRow(`${rem(space.xxsmall)} ${rem(space.small)}`),
  minInlineSize: 0,
  ...below('md', { flexWrap: 'wrap' }),
});

export const subject = style({ ...inRow(rem(space.xsmall)), minInlineSize: 0 });

export const listing = style({ ...nameLine, minInlineSize: 0, selectors: underlineOnHover });

export const comment = style({
  ...textStyle('body'),
  maxInlineSize: rem(layout.prose),
  ...userText,
  overflowWrap: 'anywhere',
});

export const meta = style({ ...textStyle('caption'), color: color.textMuted });

export const actions = style({ ...inRow(rem(space.xsmall)), flexWrap: 'wrap' });

/** On phones the actions beside the one on the reply are icons only. */
export const moreWords = style(below('md', visuallyHidden));

export const reply = style({
  ...inColumn(rem(space.xxsmall)),
  marginInlineStart: rem(space.medium),
  paddingInlineStart: rem(space.medium),
  borderInlineStart: `2px solid ${color.border}`,
});

export const replyHead = style({ ...inRow(rem(space.small)), flexWrap: 'wrap' });

export const replyTitle = style({ ...textStyle('label') });

export const note = style({
  ...textStyle('small'),
  color: color.textMuted,
  ...userText,
  overflowWrap: 'anywhere',
});

export const bars = style({ ...inColumn(rem(space.xsmall)) });

export const bar = style({ ...inRow(rem(space.small)) });

export const barLabel = style({ ...textStyle('small'), flex: 'none', inlineSize: rem(56) });

export const barValue = style({ ...inRow(rem(space.small)), flex: 1, minInlineSize: 0 });

export const track = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: rem(8),
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});

export const rail = style({ fill: color.hover });

export const fill = style({ fill: color.accent });

export const barCount = style({
  ...textStyle('small'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: rem(24),
  textAlign: 'end',
});
