import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem, textStyle, transition } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, motion, space, zIndex } from '../../theme/scale.ts';

const { color } = vars;

/** Height of the lifted row, the offset of its slot, and its own offset. */
export const rowVar = createVar();
export const slotVar = createVar();
export const liftVar = createVar();

const touch = `screen and ${narrower('md')}, (pointer: coarse)`;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  position: 'relative',
  minInlineSize: 0,
  // Dropping does not animate.
  transition: 'none',
  selectors: {
    '&[data-shift="-1"]': { translate: `0 calc(-1 * ${rowVar})` },
    '&[data-shift="1"]': { translate: `0 ${rowVar}` },
    '&[data-lifted]': { zIndex: zIndex.stickyHead },
    '&[data-lifted]::before': {
      content: '',
      position: 'absolute',
      inset: `0 ${-space.xsmall}px`,
      translate: `0 ${slotVar}`,
      background: color.accentSoft,
      border: `1px dashed ${color.accent}`,
      borderRadius: vars.radius.control,
    },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        'ul[data-lifting] > &': { transition: `translate ${motion.fast} ${motion.easeOut}` },
      },
    },
  },
});

export const face = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: rem(52),
  marginInline: -space.xsmall,
  paddingInline: space.xsmall,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  selectors: {
    '[data-lifted] > &': {
      translate: `0 ${liftVar}`,
      background: color.raised,
      boxShadow: vars.shadow.float,
    },
    '[data-lifted=pointer] > &': { rotate: '-0.5deg' },
  },
  '@media': { [touch]: { gap: space.xsmall, minBlockSize: rem(60) } },
});

const press = style([
  transition('background-color', 'color'),
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    color: color.textMuted,
    borderRadius: vars.radius.badge,
    selectors: {
      '&:hover:not([aria-disabled=true])': { background: color.hover, color: color.text },
      '&[aria-disabled=true]': { color: color.textDisabled, cursor: 'default' },
    },
  },
]);

export const handle = style([
  press,
  {
    inlineSize: rem(28),
    blockSize: rem(36),
    marginInlineStart: -space.xsmall,
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '[data-lifted] &': { cursor: 'grabbing', color: color.accentText } },
    '@media': { [touch]: { display: 'none' } },
  },
]);

export const steps = style({
  display: 'none',
  flex: 'none',
  marginInlineStart: -space.xsmall,
  '@media': { [touch]: { display: 'flex' } },
});

export const step = style([press, { inlineSize: rem(32), blockSize: rem(control.touch) }]);

export const place = style([
  textStyle('small'),
  {
    flex: 'none',
    minInlineSize: rem(16),
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
    '@media': { [touch]: { display: 'none' } },
  },
]);

export const words = style({ flex: 1, minInlineSize: 0 });

export const name = style([
  textStyle('label'),
  oneLine,
  {
    '@media': {
      // Touch shows no tooltip, so the name is not cut.
      [touch]: { overflow: 'visible', paddingBlock: rem(space.xsmall), whiteSpace: 'normal' },
    },
  },
]);

export const detail = style([textStyle('caption'), oneLine, { color: color.textMuted }]);

export const hint = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    marginBlockStart: space.small,
    padding: `${rem(10)} ${rem(space.medium)}`,
    color: color.textMuted,
    background: color.sunken,
    borderRadius: vars.radius.control,
  },
]);

export const byKeys = style({ '@media': { [touch]: { display: 'none' } } });
export const byTouch = style({ display: 'none', '@media': { [touch]: { display: 'inline' } } });
