import { space } from '@portal/ui/theme/scale';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const page = style({
  maxInlineSize: 960,
  marginInline: 'auto',
  padding: space.large,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} 200ms both` },
  },
});
