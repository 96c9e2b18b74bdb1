import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { cardSurface, inColumn, underlineOnHover } from '../../theme/shapes.ts';

const { color } = vars;

export const card = style({
  ...inColumn(rem(14)),
  minInlineSize: 0,
  padding: rem(20),
  paddingBlockStart: rem(14),
  ...cardSurface,
});

export const list = style(inColumn(rem(space.xsmall)));

export const item = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.xsmall),
  color: color.textMuted,
});

export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: rem(20),
  color: color.accentText,
  selectors: { '&[data-open]': { color: color.textSubtle } },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const open = style({ fontWeight: 540, color: color.text });

export const help = style([textStyle('caption'), { color: color.textMuted }]);

export const add = style({
  ...textStyle('caption'),
  minBlockSize: 24,
  marginBlock: -2,
  paddingInline: 6,
  marginInlineEnd: -6,
  fontWeight: 540,
  color: color.accentText,
  borderRadius: vars.radius.small,
  selectors: underlineOnHover,
});
