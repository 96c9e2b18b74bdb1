import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { motion, space } from '../../theme/scale.ts';

const { color } = vars;

const passBy = keyframes({
  from: { backgroundPositionX: '150%' },
  to: { backgroundPositionX: '-50%' },
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

/** A restyled native element. */
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
    // A third of the bar, in the middle while motion is reduced.
    '&:indeterminate': {
      background: `linear-gradient(${color.accent} 0 0) 50% / 33% 100% no-repeat ${color.pressed}`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    '&::-moz-progress-bar': { background: color.accent, borderRadius: vars.radius.full },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      border: '1px solid CanvasText',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
        '&:indeterminate': { backgroundImage: 'linear-gradient(Highlight 0 0)' },
        '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
      },
    },
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:indeterminate': { animation: `${passBy} ${motion.skeleton}` } },
    },
  },
});
