import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';

const { color } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(space.xsmall)} ${rem(space.large)}`,
});

export const range = style([
  textStyle('small'),
  { color: color.textMuted, fontVariantNumeric: 'tabular-nums', marginInlineEnd: 'auto' },
]);

export const size = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', gap: space.xsmall, color: color.textMuted },
  below('md', { display: 'none' }),
]);

export const pages = style({ display: 'flex', alignItems: 'center', gap: 2 });

export const page = style([
  textStyle('label'),
  transition('background-color', 'color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.control.compact,
    blockSize: vars.control.compact,
    paddingInline: space.xxsmall,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover:not([aria-disabled=true])': { background: color.hover, color: color.text },
      '&[aria-current=page]': {
        background: color.accentSoft,
        color: color.accentText,
        fontWeight: 620,
      },
      '&[aria-disabled=true]': { color: color.textDisabled, cursor: 'not-allowed' },
      '&:focus-visible': focusRing('inset'),
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current=page]': {
            color: 'HighlightText',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  below('md', { minInlineSize: rem(control.touch), blockSize: rem(control.touch) }),
]);

/** Phones show only previous and next. */
export const number = style(below('md', { display: 'none' }));

export const gap = style({
  inlineSize: vars.control.compact,
  textAlign: 'center',
  color: color.textSubtle,
});
