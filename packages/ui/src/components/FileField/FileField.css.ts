import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, oneLine, rem, textStyle, transition } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const zone = style([
  transition('background-color', 'border-color'),
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.medium,
    minBlockSize: rem(88),
    padding: 15,
    border: `1px dashed ${color.borderControl}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { borderColor: color.borderControlHover },
      '&:has(input:focus-visible)': focusRing(),
      '&[data-over]': { background: color.accentSoft, border: `1px solid ${color.accent}` },
      '&:has([aria-invalid=true])': {
        borderStyle: 'solid',
        borderColor: color.critical,
        boxShadow: `0 0 0 1px ${color.critical}`,
      },
      '&:has(input:disabled)': { background: color.sunken, borderColor: color.borderStrong },
    },
  },
]);

/** The invisible input covers the whole zone, so that clicks, keys and drops reach it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&:focus-visible': { outline: 'none' } },
});

export const stand = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: rem(56),
  blockSize: rem(56),
  color: color.textSubtle,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
});

export const about = style({ display: 'grid', flex: '1 1 140px', minInlineSize: 0 });
export const prompt = style(textStyle('label'));
export const fileName = style([prompt, oneLine]);
export const meta = style([
  textStyle('caption'),
  {
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const bar = style({ marginBlockStart: space.xsmall });

export const actions = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

/** Looks like a button; the input handles the click. */
export const action = style([
  textStyle('label'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: rem(32),
    paddingInline: 11,
    fontSize: rem(13),
    background: color.surface,
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.control,
    selectors: {
      [`${input}:hover ~ ${actions} &`]: {
        background: color.hover,
        borderColor: color.borderControlHover,
      },
    },
  },
  below('md', { minBlockSize: rem(44) }),
]);

/** Above the input, so that it gets its own clicks. */
export const above = style({ position: 'relative', display: 'inline-flex' });
