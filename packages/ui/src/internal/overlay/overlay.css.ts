import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { moves, screenOnly } from '../../theme/css.ts';
import { motion, zIndex } from '../../theme/scale.ts';

const { color, shadow } = vars;

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const liftIn = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Darkens the page behind a modal overlay. */
export const veil = style([
  { position: 'fixed', inset: 0, zIndex: zIndex.dialog, background: color.overlay },
  moves(fadeIn, fadeOut, 'slow'),
  screenOnly,
]);

// Radix adds the same in a style element, which the policy of a page without a nonce refuses.
globalStyle('body[data-scroll-locked]', { overflow: 'hidden' });

/** The surface of menus and lists. */
export const surface = style([
  {
    zIndex: zIndex.popover,
    color: color.text,
    background: color.raised,
    // Forced colours remove shadows, but not borders.
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    boxShadow: shadow.float,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  screenOnly,
  {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&[data-state=open]': { animation: `${dropIn} ${motion.base} ${motion.easeOut}` },
          '&[data-state=open][data-side=top]': {
            animation: `${liftIn} ${motion.base} ${motion.easeOut}`,
          },
        },
      },
    },
  },
]);
