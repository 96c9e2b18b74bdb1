import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { motion } from '../../theme/scale.ts';
import type { SkeletonWidth } from './Skeleton.tsx';

const appear = keyframes({ from: { visibility: 'hidden' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

const widths: Record<SkeletonWidth, string> = {
  full: '100%',
  wide: '80%',
  half: '50%',
  short: '30%',
};

/** Takes its space at once, but is visible only after 150 ms. */
export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.skeleton,
  animation: `${appear} 150ms step-end backwards`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} 150ms step-end backwards, ${breathe} ${motion.skeleton}`,
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
  selectors: {
    '&[data-shape=text]': {
      inlineSize: '100%',
      blockSize: rem(10),
      marginBlock: rem(5),
      borderRadius: vars.radius.full,
    },
    '&[data-shape=block]': {
      inlineSize: '100%',
      blockSize: rem(36),
      borderRadius: vars.radius.control,
    },
    '&[data-shape=circle]': {
      inlineSize: rem(36),
      blockSize: rem(36),
      borderRadius: vars.radius.full,
      flexShrink: 0,
    },
    ...Object.fromEntries(
      Object.entries(widths).map(([word, inlineSize]) => [`&[data-width=${word}]`, { inlineSize }]),
    ),
  },
});
