import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle, userText } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const note = style({
  marginBlockStart: rem(space.xsmall),
  paddingInlineStart: rem(space.small),
  borderInlineStart: `2px solid ${color.critical}`,
  ...userText,
  selectors: { '&[data-tone=caution]': { borderInlineStartColor: color.caution } },
});

export const meta = style({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${rem(space.xxsmall)} ${rem(space.small)}`,
  marginBlockStart: rem(space.xsmall),
  color: color.textMuted,
});

export const action = style({
  ...textStyle('caption'),
  minBlockSize: 24,
  marginBlock: -4,
  fontWeight: 560,
  color: color.text,
  textDecoration: 'underline',
  textDecorationColor: color.accentLine,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const count = style([textStyle('label'), { marginBlockStart: rem(space.xsmall) }]);

export const changes = style({ marginBlockStart: rem(space.xxsmall) });

export const change = style({
  ...inRow(rem(space.xsmall)),
  minBlockSize: rem(28),
});
