import { style } from '@vanilla-extract/css';
import { fadeIn } from '../../internal/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rem, screenOnly, textStyle } from '../../theme/css.ts';
import { motion, space, zIndex } from '../../theme/scale.ts';

const { color } = vars;

export const tooltip = style([
  textStyle('caption'),
  {
    zIndex: zIndex.tooltip,
    maxInlineSize: `min(${rem(280)}, var(--radix-tooltip-content-available-width))`,
    paddingBlock: space.snug,
    paddingInline: 10,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    color: color.onInverse,
    background: color.inverse,
    // Forced colours remove the background, but not borders.
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    userSelect: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&[data-state=delayed-open]': { animation: `${fadeIn} ${motion.fast} ${motion.easeOut}` },
        },
      },
    },
  },
  screenOnly,
]);
