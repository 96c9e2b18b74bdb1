import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, oneLine, rem, textStyle, userText } from '../../theme/css.ts';
import { layout, space } from '../../theme/scale.ts';
import { inRow, underlineOnHover } from '../../theme/shapes.ts';

const { color } = vars;

export const head = style({
  ...inRow(rem(space.xsmall)),
  minInlineSize: 0,
  ...below('md', { alignItems: 'start', flexWrap: 'wrap' }),
});

export const tag = style({
  display: 'inline-flex',
  color: color.accentText,
  ...below('md', { display: 'none' }),
});

export const title = style({
  ...textStyle('label'),
  ...oneLine,
  minInlineSize: 0,
  fontWeight: 560,
  ...below('md', {
    flexBasis: '100%',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    whiteSpace: 'normal',
  }),
});

export const description = style({
  ...textStyle('body'),
  maxInlineSize: rem(layout.prose),
  ...userText,
});

export const button = style({
  ...textStyle('small'),
  ...inRow(`${rem(space.xxsmall)} ${rem(space.small)}`),
  flexWrap: 'wrap',
  minInlineSize: 0,
  marginBlock: rem(space.xxsmall),
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(space.snug),
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: 24,
  color: color.accentText,
  borderRadius: vars.radius.small,
  selectors: underlineOnHover,
});

export const address = style({ ...oneLine, minInlineSize: 0, maxInlineSize: rem(420) });

export const warning = style({
  ...textStyle('small'),
  display: 'flex',
  gap: rem(space.xsmall),
  maxInlineSize: rem(layout.prose),
  marginBlockStart: rem(space.xxsmall),
  color: color.cautionText,
});

/** As high as a line of text. */
export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  color: color.caution,
});

const aside = style({
  ...textStyle('small'),
  maxInlineSize: rem(layout.prose),
  marginBlockStart: rem(space.xxsmall),
  paddingInlineStart: rem(space.small),
  color: color.text,
  ...userText,
  overflowWrap: 'anywhere',
});

export const note = style([aside, { borderInlineStart: `2px solid ${color.critical}` }]);

export const request = style([aside, { borderInlineStart: `2px solid ${color.caution}` }]);

export const noteLead = style({ color: color.textMuted });
