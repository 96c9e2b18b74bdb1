import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { atLeast, narrower } from './media.ts';
import { type Breakpoint, control, motion, type TypeName, type } from './scale.ts';

/** CSS pixels as rem, which scale with the font size of the browser. */
export const rem = (px: number): string => `${px / 16}rem`;

/** The font properties of a style of the type scale. */
export function textStyle(name: TypeName) {
  const { size, line, weight, tracking } = type[name];
  return {
    fontSize: rem(size),
    lineHeight: rem(line),
    fontWeight: weight,
    letterSpacing: tracking,
  } satisfies StyleRule;
}

/** Styles from a breakpoint's width upwards. */
export const from = (
  name: Breakpoint,
  rule: Omit<StyleRule, '@media' | 'selectors'>,
): StyleRule => ({
  '@media': { [`screen and ${atLeast(name)}`]: rule },
});

/** Styles below a breakpoint's width. */
export const below = (
  name: Breakpoint,
  rule: Omit<StyleRule, '@media' | 'selectors'>,
): StyleRule => ({
  '@media': { [`screen and ${narrower(name)}`]: rule },
});

/** Extends the target of a control of `width` by `height` px on phones to 44 by 44, without changing its look. */
export const touchTarget = (width: number, height: number): StyleRule[] => [
  { position: 'relative' },
  below('md', {
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: rem((height - control.touch) / 2),
      insetInline: rem((width - control.touch) / 2),
    },
  }),
];

/** Navigation and controls, which are not printed. */
export const screenOnly: StyleRule = { '@media': { print: { display: 'none !important' } } };

/**
 * Item of a list: of more than `most` the browser lays out and paints those near the viewport. `height`: that of one which was
 * not laid out yet, an estimate in CSS pixels.
 */
export const offscreenItem = (most: number, height: number): StyleRule => ({
  '@media': {
    screen: {
      selectors: {
        [`:first-child:nth-last-child(n + ${most + 1}) ~ &`]: {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${rem(height)}`,
        },
      },
    },
  },
});

/** Styles on paper. */
export const onPaper = (rule: Omit<StyleRule, '@media' | 'selectors'>): StyleRule => ({
  '@media': { print: rule },
});

/** The keyboard focus ring: 2 px with a 2 px gap. `inset` is for boxes that clip overflow. */
export const focusRing = (place: 'outside' | 'inset' = 'outside') =>
  ({
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: place === 'outside' ? 2 : -2,
  }) satisfies StyleRule;

/** A transition that reduced motion switches off. */
export const transition = (...properties: string[]): StyleRule => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: properties
        .map((property) => `${property} ${motion.fast} ${motion.easeOut}`)
        .join(', '),
    },
  },
});

/**
 * Text of users, or data such as an address: has the direction of its first letter also in a page of the other direction, and
 * the alignment of its parent.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['match-parent', '-webkit-match-parent'],
} satisfies StyleRule;

/** Text of users with its line breaks. */
export const userText = { ...ownDirection, whiteSpace: 'pre-wrap' } satisfies StyleRule;

/** Codes and figures with a sign, which run from left to right in every language. */
export const leftToRight = { direction: 'ltr', unicodeBidi: 'isolate' } satisfies StyleRule;

/** One line that ends in an ellipsis. */
export const oneLine = {
  ...ownDirection,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Opening and closing animations; none with reduced motion. */
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

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
