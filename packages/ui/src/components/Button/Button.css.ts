import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, screenOnly, textStyle, transition, visuallyHidden } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, space } from '../../theme/scale.ts';
import type { ButtonTone } from './Button.tsx';

const { color, shadow } = vars;

interface ToneLook {
  rest: Record<string, string>;
  hover: Record<string, string>;
  pressed: Record<string, string>;
}

const quietEdge = {
  background: color.surface,
  borderColor: color.borderControl,
  boxShadow: shadow.control,
};

const tones: Record<ButtonTone, ToneLook> = {
  primary: {
    rest: { background: color.accent, color: color.onAccent, boxShadow: shadow.polish },
    hover: { background: color.accentHover },
    pressed: { background: color.accentPressed },
  },
  secondary: {
    rest: { ...quietEdge, color: color.text },
    hover: { background: color.hover, borderColor: color.borderControlHover },
    pressed: { background: color.pressed },
  },
  soft: {
    rest: { background: color.accentSoft, color: color.accentText },
    hover: { background: color.accentSoftHover },
    pressed: { background: color.accentSoftHover },
  },
  ghost: {
    rest: { color: color.textMuted },
    hover: { background: color.hover, color: color.text },
    pressed: { background: color.pressed, color: color.text },
  },
  critical: {
    rest: { background: color.criticalFill, color: color.onCritical, boxShadow: shadow.polish },
    hover: { background: color.criticalFillHover },
    pressed: { background: color.criticalFillPressed },
  },
  'critical-quiet': {
    rest: { ...quietEdge, color: color.criticalText },
    hover: { background: color.criticalSoft, borderColor: color.critical },
    pressed: { background: color.criticalSoft },
  },
};

const live = ':not(:disabled, [aria-disabled=true])';
const toneRules = Object.entries(tones).flatMap(([tone, look]) => [
  [`&[data-tone=${tone}]`, look.rest] as const,
  [`&[data-tone=${tone}]:hover${live}`, look.hover] as const,
  [`&[data-tone=${tone}]:active${live}`, look.pressed] as const,
]);

const off = { background: color.sunken, boxShadow: 'none', cursor: 'not-allowed' };

export const button = style([
  textStyle('label'),
  transition('background-color', 'border-color', 'color'),
  {
    position: 'relative',
    display: 'inline-flex',
    // Its own width also in a column, such as a `Stack`.
    inlineSize: 'fit-content',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.control.default,
    paddingInline: 15,
    // Visible in forced colours.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    selectors: {
      '&[data-size=compact]': {
        minBlockSize: vars.control.compact,
        paddingInline: 11,
        fontSize: rem(13),
      },
      '&[data-size=touch]': { minBlockSize: rem(control.touch), paddingInline: 19 },
      '&[data-full]': { display: 'flex', inlineSize: '100%' },
      ...Object.fromEntries(toneRules),
      '&:disabled': { ...off, borderColor: color.border, color: color.textDisabled },
      '&[aria-disabled=true]:not([aria-busy])': {
        ...off,
        borderColor: color.borderStrong,
        color: color.textSubtle,
      },
      '&[data-tone=ghost]:disabled': { background: 'none', borderColor: 'transparent' },
      '&[aria-busy]': { cursor: 'progress' },
      // Always wide enough for the busy label and its spinner.
      '&[data-busy-words]::after': {
        content: 'attr(data-busy-words)',
        blockSize: 0,
        // Invisible content must not make its container scroll.
        overflow: 'clip',
        paddingInlineStart: rem(14 + space.xsmall),
        visibility: 'hidden',
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
  screenOnly,
  {
    '@media': {
      [`screen and ${narrower('md')}`]: {
        selectors: {
          '&[data-size=compact]': { minBlockSize: rem(control.touch) },
          // In the narrow rows of phones the spinner alone shows it.
          '&[data-size=compact][data-busy-words]::after': { display: 'none' },
        },
      },
    },
  },
]);

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

export const busy = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
});

/** The busy label, which screen readers find also where only the spinner is shown. */
export const busyWords = style({
  '@media': {
    [`screen and ${narrower('md')}`]: {
      selectors: {
        [`${button}[data-size=compact] &`]: visuallyHidden,
      },
    },
  },
});

export const key = style([
  textStyle('caption'),
  {
    fontFamily: vars.fontFamily.text,
    minInlineSize: rem(18),
    paddingInline: 4,
    textAlign: 'center',
    border: '1px solid currentColor',
    borderRadius: vars.radius.small,
    opacity: 0.75,
  },
]);
