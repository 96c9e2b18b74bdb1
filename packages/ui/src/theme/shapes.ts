import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { oneLine, rem, textStyle } from './css.ts';

/** One column, whose content may shrink below its default width. */
export const inColumn = (gap: number | string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) satisfies StyleRule;

/** One row with centred contents. */
export const inRow = (gap: number | string) =>
  ({ display: 'flex', alignItems: 'center', gap }) satisfies StyleRule;

/** The background, border and corners of a card. */
export const cardSurface = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
} satisfies StyleRule;

/** For links and buttons that look like text. */
export const underlineOnHover = {
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;

/** The name of a listing or term, on one line. */
export const nameLine = {
  ...textStyle('label'),
  ...oneLine,
  fontWeight: 560,
  color: vars.color.text,
  borderRadius: vars.radius.small,
} satisfies StyleRule;

/** A small label next to a name, such as 'Default'. */
export const tagShape = {
  ...textStyle('caption'),
  paddingBlock: rem(1),
  paddingInline: rem(7),
  fontWeight: 540,
  border: '1px solid transparent',
  borderRadius: vars.radius.badge,
} satisfies StyleRule;
