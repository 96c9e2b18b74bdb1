import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, userText } from '../../theme/css.ts';
import { layout, space } from '../../theme/scale.ts';
import { inRow, nameLine, underlineOnHover } from '../../theme/shapes.ts';

const { color } = vars;

export const head = style({
  ...inRow(`${rem(space.xxsmall)} ${rem(space.small)}`),
  minInlineSize: 0,
  ...below('md', { flexWrap: 'wrap' }),
});

export const title = style({
  ...nameLine,
  minInlineSize: 0,
  selectors: { ...underlineOnHover, '&:focus-visible': focusRing('inset') },
});

export const comment = style({
  ...textStyle('body'),
  maxInlineSize: rem(layout.prose),
  ...userText,
});

export const report = style({
  ...textStyle('small'),
  maxInlineSize: rem(layout.prose),
  overflowWrap: 'anywhere',
});

export const open = style({
  ...textStyle('label'),
  justifySelf: 'start',
  color: color.accentText,
  borderRadius: vars.radius.small,
  selectors: { ...underlineOnHover, '&:focus-visible': focusRing('inset') },
});
