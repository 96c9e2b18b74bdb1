import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  focusRing,
  from,
  oneLine,
  rem,
  screenOnly,
  textStyle,
  transition,
} from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';

const { color, shadow } = vars;

/** Shared border of both buttons, which look like one chip. */
export const chip = style([
  textStyle('small'),
  transition('background-color', 'border-color'),
  {
    display: 'inline-flex',
    maxInlineSize: '100%',
    minBlockSize: vars.control.compact,
    fontWeight: 540,
    background: color.surface,
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    boxShadow: shadow.control,
    selectors: {
      '&:hover': { borderColor: color.borderControlHover },
      '&[data-set]': {
        color: color.accentText,
        background: color.accentSoft,
        borderColor: color.accent,
        boxShadow: 'none',
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
  screenOnly,
]);

export const trigger = style({
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  minInlineSize: 0,
  paddingInline: 10,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  selectors: {
    '&:focus-visible': focusRing(),
    [`${chip}:not([data-set]) &:hover`]: { background: color.hover },
    [`${chip}[data-set] &:hover`]: { background: color.accentSoftHover },
  },
});

export const words = style([oneLine, { maxInlineSize: rem(280) }]);

export const chevron = style({ display: 'inline-flex' });
export const chevronOfSet = style([chevron, from('md', { display: 'none' })]);

export const clear = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: rem(28),
    marginInlineStart: -4,
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    selectors: { '&:hover': { background: color.accentSoftHover }, '&:focus-visible': focusRing() },
  },
  below('md', { display: 'none' }),
]);

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: rem(16),
  blockSize: rem(21),
  color: color.accentText,
});
