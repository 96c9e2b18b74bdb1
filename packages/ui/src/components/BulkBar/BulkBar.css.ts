import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  focusRing,
  rem,
  screenOnly,
  textStyle,
  transition,
  visuallyHidden,
} from '../../theme/css.ts';
import { control, motion, space, zIndex } from '../../theme/scale.ts';

const { color, shadow } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Sticks to the bottom of the window until the end of the list is in view. */
export const place = style([
  {
    position: 'sticky',
    insetBlockEnd: space.xlarge,
    zIndex: zIndex.stickyBar,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    selectors: { '&:empty': { display: 'none' } },
  },
  below('md', { insetBlockEnd: space.medium }),
  screenOnly,
]);

export const bar = style([
  textStyle('label'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xxsmall,
    maxInlineSize: '100%',
    padding: `${rem(9)} ${rem(10)} ${rem(9)} ${rem(space.medium)}`,
    color: color.onInverse,
    background: color.inverse,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    boxShadow: shadow.float,
    pointerEvents: 'auto',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${rise} ${motion.base} ${motion.easeOut}`,
      },
    },
  },
  below('md', { gap: 0, paddingInline: `${rem(space.small)} ${rem(space.xxsmall)}` }),
]);

export const count = style([
  {
    paddingInlineEnd: space.medium,
    marginInlineEnd: space.xsmall,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    borderInlineEnd: `1px solid ${color.inverseMuted}`,
  },
  below('md', { paddingInlineEnd: space.xsmall, marginInlineEnd: 0 }),
]);

export const action = style([
  transition('background-color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: vars.control.compact,
    paddingInline: space.small,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover:not([aria-disabled])': {
        background: `color-mix(in srgb, ${color.onInverse} 14%, transparent)`,
      },
      '&[aria-disabled]': { color: color.inverseMuted, cursor: 'not-allowed' },
      '&[data-quiet]': { color: color.inverseMuted },
      '&:focus-visible': { ...focusRing('inset'), outlineColor: color.inverseAccent },
    },
  },
  below('md', { minBlockSize: rem(control.touch), paddingInline: space.xsmall }),
]);

/** Phones have space for a cross only. */
export const clearWords = style(below('md', visuallyHidden));
export const clearIcon = style([{ display: 'none' }, below('md', { display: 'inline-flex' })]);

/** Phones have space for the labels only. */
export const icon = style([{ display: 'inline-flex' }, below('md', { display: 'none' })]);
