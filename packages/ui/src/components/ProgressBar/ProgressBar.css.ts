import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const progress = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const head = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.small,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const label = style([textStyle('label'), { fontSize: rem(13), color: color.text }]);

/** A restyled native element; forced colours restore its native look. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(6),
  overflow: 'hidden',
  background: color.pressed,
  border: 0,
  borderRadius: vars.radius.full,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.accent, borderRadius: vars.radius.full },
    '&::-moz-progress-bar': { background: color.accent, borderRadius: vars.radius.full },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
