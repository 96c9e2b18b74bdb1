import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ownDirection, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { cardSurface, inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const preview = style({ ...inColumn(rem(space.xsmall)), minInlineSize: 0 });

export const head = style({
  ...textStyle('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(space.small),
  color: color.textMuted,
});

export const card = style({
  ...inColumn(rem(space.medium)),
  minInlineSize: 0,
  padding: rem(20),
  ...cardSurface,
});

export const top = style({
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.small),
  minInlineSize: 0,
});

export const name = style({
  ...textStyle('heading3'),
  ...ownDirection,
  selectors: { '&[data-missing]': { color: color.textSubtle } },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const rating = style({
  ...textStyle('small'),
  ...inRow(`0 ${rem(space.snug)}`),
  flexWrap: 'wrap',
  color: color.textMuted,
});

export const summary = style([textStyle('body'), ownDirection, { color: color.textMuted }]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.snug) });
export const chip = style({ display: 'inline-flex', maxInlineSize: '100%' });

export const foot = style({
  ...inRow(rem(space.small)),
  justifyContent: 'space-between',
  paddingBlockStart: rem(14),
  borderBlockStart: `1px solid ${color.border}`,
});

export const facts = style({ display: 'grid', gap: rem(space.snug) });
export const factLabel = style([textStyle('caption'), { color: color.textMuted }]);
export const fact = style({
  ...textStyle('body'),
  ...ownDirection,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const owned = style({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: rem(space.snug),
  fontWeight: 540,
  color: color.accentText,
});
