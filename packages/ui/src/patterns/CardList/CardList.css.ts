import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';

const { color } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.small),
});

/** The way out below what was refused, beside no other words. */
export const way = style([textStyle('small'), { marginBlockStart: rem(space.xsmall) }]);

export const card = style({
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});

export const row = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: rem(space.medium),
    minBlockSize: rem(72),
    padding: `${rem(space.small)} ${rem(space.medium)} ${rem(space.small)} ${rem(20)}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  },
  below('md', { paddingInlineEnd: rem(space.xsmall) }),
]);

export const words = style({ flex: 1, minInlineSize: 0 });

export const title = style([
  textStyle('label'),
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${rem(space.xsmall)}` },
]);

export const tag = style([
  textStyle('caption'),
  {
    paddingBlock: rem(1),
    paddingInline: rem(7),
    fontWeight: 540,
    color: color.neutralText,
    background: color.neutralSoft,
    border: '1px solid transparent',
    borderRadius: radius.badge,
  },
]);

export const expiry = style([
  textStyle('caption'),
  {
    marginBlockStart: rem(space.hair),
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
    selectors: {
      '&[data-expiry=soon]': { fontWeight: 600, color: color.cautionText },
      '&[data-expiry=expired]': { fontWeight: 600, color: color.criticalText },
    },
  },
]);

export const deeds = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: rem(space.small),
});
