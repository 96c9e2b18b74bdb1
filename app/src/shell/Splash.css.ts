import { space } from '@portal/ui/theme/scale';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

const late = style({
  '@media': {
    // Delayed, so that it does not flash on a fast load.
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} 200ms 150ms both` },
  },
});

export const splash = style([
  late,
  { display: 'grid', placeItems: 'center', minBlockSize: '100vh' },
]);

export const page = style([
  late,
  { maxInlineSize: 960, marginInline: 'auto', padding: space.large },
]);
