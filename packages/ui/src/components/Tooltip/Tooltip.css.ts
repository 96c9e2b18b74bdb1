import { style } from '@vanilla-extract/css';
import { fadeIn } from '../../internal/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { fontFamily, motion, radius, space, zIndex } from '../../theme/scale.ts';

const { color, shadow } = vars;

/** The tip is inverse: light on dark in the light theme and the other way round. */
export const tip = style([
  textStyle('caption'),
  {
    zIndex: zIndex.tooltip,
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    maxInlineSize: `min(${rem(280)}, var(--radix-tooltip-content-available-width))`,
    paddingBlock: 5,
    paddingInline: 9,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    color: color.onInverse,
    background: color.inverse,
    border: '1px solid transparent',
    borderRadius: radius.badge,
    boxShadow: shadow.float,
    userSelect: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&[data-state=delayed-open]': {
            animation: `${fadeIn} ${motion.fast} ${motion.easeOut}`,
          },
        },
      },
    },
  },
]);

export const arrow = style({
  fill: color.inverse,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const key = style({
  fontFamily: fontFamily.text,
  flex: 'none',
  minInlineSize: rem(18),
  paddingInline: 4,
  textAlign: 'center',
  color: color.inverseMuted,
  border: '1px solid currentColor',
  borderRadius: radius.small,
});
