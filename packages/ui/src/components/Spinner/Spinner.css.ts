import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '../../theme/css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: rem(14),
  blockSize: rem(14),
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 800ms linear infinite` },
  },
});

export const arc = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: '72 28',
});
