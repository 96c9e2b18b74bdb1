import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, textStyle } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';

const { color } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.medium),
  inlineSize: '100%',
  maxInlineSize: rem(880),
  marginInline: 'auto',
});

export const wall = style([
  {
    display: 'grid',
    overflow: 'hidden',
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
  from('md', { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34%)' }),
]);

export const words = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: rem(space.xlarge),
    padding: rem(36),
  },
  from('md', { padding: `${rem(36)} ${rem(40)} ${rem(32)}`, minBlockSize: rem(420) }),
  below('md', { padding: `${rem(space.xlarge)} ${rem(20)}`, gap: rem(space.large) }),
]);

export const lead = style({
  display: 'grid',
  gap: rem(space.xsmall),
  // Nearer to its badge than the parts below are to each other.
  selectors: { ':not(:first-child) > &, * + &': { marginBlockStart: rem(-12) } },
});

export const text = style([textStyle('lead'), { color: color.textMuted }]);

export const price = style([textStyle('heading2'), { fontVariantNumeric: 'tabular-nums' }]);

export const actions = style([
  { display: 'flex', flexWrap: 'wrap', gap: rem(space.xsmall) },
  below('md', { display: 'grid' }),
]);

export const foot = style([
  textStyle('caption'),
  { marginBlockStart: rem(-12), color: color.textMuted },
]);

// The stone ends with the card in forced colours as well.
globalStyle(`${wall} > [aria-hidden]`, { forcedColorAdjust: 'none' });
