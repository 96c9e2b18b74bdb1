import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { motion, space } from '../../theme/scale.ts';

const { color } = vars;

const passBy = keyframes({
  from: { backgroundPosition: '150%' },
  to: { backgroundPosition: '-50%' },
});

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

/** A restyled native element, whose value has the colour of its text. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(6),
  overflow: 'hidden',
  color: color.accent,
  background: color.pressed,
  border: 0,
  borderRadius: vars.radius.full,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: 'currentColor', borderRadius: vars.radius.full },
    '&::-moz-progress-bar': { background: 'currentColor', borderRadius: vars.radius.full },
    // A third of the bar, in the middle while motion is reduced.
    '&:indeterminate': {
      background: `linear-gradient(currentColor 0 0) 50% / 33% no-repeat ${color.pressed}`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'Highlight',
      border: '1px solid',
    },
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:indeterminate': { animation: `${passBy} ${motion.skeleton}` } },
    },
  },
});
