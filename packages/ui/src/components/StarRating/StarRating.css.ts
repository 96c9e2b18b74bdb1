import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';

const { color } = vars;

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space.snug,
  color: color.textMuted,
});

export const stars = style({ display: 'inline-flex', gap: space.hair, color: color.star });

export const star = style({
  inlineSize: rem(14),
  blockSize: rem(14),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  selectors: {
    [`${rating}[data-size=medium] &`]: { inlineSize: rem(22), blockSize: rem(22) },
    // The first half of a star.
    '&:dir(rtl)': { scale: '-1 1' },
  },
});

export const filled = style({ fill: 'currentColor', stroke: 'none' });

export const words = style([
  textStyle('small'),
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${rating}[data-size=small] &`]: textStyle('caption') },
  },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
});

/** Negative margin, to align the first star, not its click target, with the label. */
export const choices = style([
  { display: 'inline-flex', marginInlineStart: -2 },
  below('md', { marginInlineStart: -10 }),
]);

export const choice = style([
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: rem(28),
    blockSize: vars.control.compact,
    color: color.star,
    selectors: { '&[data-disabled]': { color: color.textDisabled } },
  },
  below('md', { inlineSize: rem(control.touch), blockSize: rem(control.touch) }),
]);

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** On hover, the stars up to the pointer are filled instead of the selected ones. */
export const shape = style({
  inlineSize: rem(24),
  blockSize: rem(24),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    [`${choice}[data-filled] &`]: { fill: 'currentColor' },
    [`${input}:focus-visible + &`]: focusRing(),
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${choices}:hover ${choice}:not([data-disabled]):hover ~ ${choice} &`]: { fill: 'none' },
        [`${choices}:hover ${choice}:not([data-disabled]):is(:hover, :has(~ ${choice}:hover)) &`]: {
          fill: 'currentColor',
        },
      },
    },
  },
});

export const choiceWords = style([
  textStyle('small'),
  { color: color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);
