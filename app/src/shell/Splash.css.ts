import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const splash = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
  '@media': {
    // A session that is known at once shows no splash at all.
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} 200ms 150ms both` },
  },
});
