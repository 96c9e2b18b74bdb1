import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, oneLine, rem, textStyle } from '../../theme/css.ts';
import { layout, radius, space } from '../../theme/scale.ts';
import { inRow, underlineOnHover } from '../shapes.ts';

const { color } = vars;

export const head = style([
  {
    ...inRow(`${rem(space.xxsmall)} ${rem(space.small)}`),
    minInlineSize: 0,
  },
  below('md', { flexWrap: 'wrap' }),
]);

/** The logo belongs to the listing's name, so they share a line. */
export const subject = style({
  ...inRow(rem(space.xsmall)),
  minInlineSize: 0,
});

export const listing = style([
  textStyle('label'),
  oneLine,
  {
    minInlineSize: 0,
    fontWeight: 560,
    color: color.text,
    borderRadius: radius.small,
    selectors: underlineOnHover,
  },
]);

export const comment = style([
  textStyle('body'),
  { maxInlineSize: rem(layout.prose), whiteSpace: 'pre-wrap' },
]);

export const when = style({
  textDecoration: 'underline',
  textDecorationColor: color.accentLine,
  textUnderlineOffset: 3,
  selectors: {
    '&:hover': { color: color.text },
    // The line cuts what is beside it.
    '&:focus-visible': focusRing('inset'),
  },
});
