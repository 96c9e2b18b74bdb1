import type { StyleRule } from '@vanilla-extract/css';
import { motion } from '../../theme/scale.ts';

/** Opening and closing movements; nothing moves for those who asked for less motion. */
export const moves = (opening: string, closing: string, time: 'base' | 'slow'): StyleRule => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-state=open]': { animation: `${opening} ${motion[time]} ${motion.easeOut}` },
        '&[data-state=closed]': {
          animation: `${closing} ${motion.fast} ${motion.easeIn} forwards`,
        },
      },
    },
  },
});
