import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { cardSurface, inColumn, inRow, tagShape } from '../../theme/shapes.ts';

const { color } = vars;

export const list = style(inColumn(rem(space.small)));

export const way = style([textStyle('small'), { marginBlockStart: rem(space.xsmall) }]);

export const card = style({ ...cardSurface });

export const row = style({
  ...inRow(rem(space.medium)),
  minBlockSize: rem(72),
  padding: `${rem(space.small)} ${rem(space.medium)} ${rem(space.small)} ${rem(20)}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  ...below('md', { paddingInlineEnd: rem(space.xsmall) }),
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  ...textStyle('label'),
  ...inRow(`0 ${rem(space.xsmall)}`),
  flexWrap: 'wrap',
});

export const tag = style({
  ...tagShape,
  color: color.neutralText,
  background: color.neutralSoft,
});

export const expiry = style({
  ...textStyle('caption'),
  marginBlockStart: rem(space.hair),
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: {
    '&[data-expiry=soon]': { fontWeight: 600, color: color.cautionText },
    '&[data-expiry=expired]': { fontWeight: 600, color: color.criticalText },
  },
});

export const actions = style({ ...inRow(rem(space.small)), flex: 'none' });

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: rem(44),
  blockSize: rem(28),
  color: color.textMuted,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.badge,
});

const emails = style({
  color: color.infoText,
  fontSize: rem(12),
  lineHeight: 1,
  fontWeight: 800,
});

export const visa = style([
  emails,
  { fontStyle: 'italic', letterSpacing: '-0.03em', '::before': { content: 'VISA' } },
]);
export const amex = style([
  emails,
  { fontSize: rem(11), letterSpacing: '0.01em', '::before': { content: 'AMEX' } },
]);

export const discs = style({ inlineSize: rem(26), blockSize: rem(16) });
export const firstDisc = style({ fill: color.criticalFill });
export const secondDisc = style({ fill: color.caution, fillOpacity: 0.9 });
