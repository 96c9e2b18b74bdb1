import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, oneLine, rem, textStyle, touchTarget } from '../../theme/css.ts';
import { control, motion, space } from '../../theme/scale.ts';
import { bare } from '../field/Field.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const sink = keyframes({ from: { opacity: 0, translate: '0 4px' } });
const rowsInView = 8;
const edge = 4;

/** Lets long chips and names shrink instead of widening the form. */
export const root = style({ minInlineSize: 0 });

/** The floating surface. The transparent border is visible in forced colours. */
export const surface = style({
  overflow: 'hidden',
  color: vars.color.text,
  background: vars.color.raised,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  backgroundClip: 'padding-box',
});

/** A popover in the top layer, positioned at its field by CSS anchors if supported, else by script. */
export const layer = style([
  surface,
  {
    position: 'fixed',
    inset: 'auto',
    inlineSize: 'auto',
    blockSize: 'auto',
    marginBlock: 6,
    selectors: {
      '&[data-anchored]': { inlineSize: '100%', positionVisibility: 'anchors-visible' },
      '&[data-anchored][data-side=bottom]': { positionArea: 'bottom center' },
      '&[data-anchored][data-side=top]': { positionArea: 'top center' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${rise} ${motion.base} ${motion.easeOut}`,
        selectors: { '&[data-side=top]': { animationName: sink } },
      },
    },
  },
]);

export const list = style([
  textStyle('body'),
  {
    maxBlockSize: `calc(${vars.control.default} * ${rowsInView} + ${rem(edge * 2)})`,
    overflowY: 'auto',
    contain: 'content',
    overscrollBehavior: 'contain',
    padding: edge,
    selectors: { '&[data-empty]': { padding: 0 } },
  },
  below('md', {
    maxBlockSize: rem(control.touch * 6 + edge * 2),
  }),
]);

/** Clicking the field selects the text, so that typing replaces it. */
export const input = style([
  bare,
  {
    selectors: {
      '&::selection': { color: vars.color.text, background: vars.color.accentSoftHover },
    },
  },
]);

export const canvas = style({ position: 'relative' });

export const message = style([
  textStyle('body'),
  {
    display: 'flex',
    gap: 10,
    padding: 14,
    lineHeight: rem(20),
    color: vars.color.textMuted,
  },
]);

export const messageIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: rem(20),
});

export const messageTitle = style([textStyle('label'), { color: vars.color.text }]);

export const messageHelp = style([
  textStyle('caption'),
  { color: vars.color.textMuted, marginBlockStart: space.hair },
]);

/** Opens and closes the list by pointer; keyboard users have the arrow keys. */
export const opener = style([
  ...touchTarget(control.minTarget, control.compact),
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: rem(control.minTarget),
    blockSize: rem(control.chip),
    marginInlineEnd: -4,
    color: vars.color.textMuted,
    selectors: { '&:disabled': { color: vars.color.textDisabled, cursor: 'default' } },
    '@media': { '(pointer: coarse)': { blockSize: vars.control.compact } },
  },
]);

export const row = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    blockSize: vars.control.default,
    paddingInline: 10,
    lineHeight: rem(20),
    borderRadius: vars.radius.control,
    cursor: 'default',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-active], &[data-highlighted]': { background: vars.color.raisedHover },
      '&[data-windowed]': { position: 'absolute', insetInline: 0 },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-active], &[data-highlighted]': {
            color: 'HighlightText',
            background: 'Highlight',
            outline: '2px solid Highlight',
          },
        },
      },
    },
  },
  below('md', { blockSize: rem(control.touch), fontSize: rem(16) }),
]);

export const check = style({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: rem(16),
  color: vars.color.accentText,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const rowLabel = style({ ...oneLine, flex: 1, minInlineSize: 0 });

export const detail = style([
  textStyle('small'),
  {
    flex: 'none',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  },
]);
