import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, onPaper, rem, textStyle, transition } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';

const { color } = vars;

export const accordion = style({
  minInlineSize: 0,
  borderBlockStart: `1px solid ${color.border}`,
});

export const part = style([
  { borderBlockEnd: `1px solid ${color.border}` },
  // Everything is printed.
  { selectors: { '&::details-content': onPaper({ contentVisibility: 'visible' }) } },
]);

export const summary = style([
  textStyle('label'),
  transition('background-color'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    minBlockSize: rem(control.touch),
    paddingBlock: space.xsmall,
    paddingInline: space.xsmall,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-visible': focusRing('inset'),
      '&::-webkit-details-marker': { display: 'none' },
    },
  },
  below('md', { minBlockSize: rem(control.rowTall - 12) }),
]);

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style([
  textStyle('small'),
  { color: color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const chevron = style([
  transition('rotate'),
  {
    display: 'inline-flex',
    color: color.textSubtle,
    selectors: { [`${part}[open] > ${summary} > &`]: { rotate: '180deg' } },
  },
]);

export const content = style([
  textStyle('body'),
  {
    paddingBlock: `${rem(space.xxsmall)} ${rem(space.medium)}`,
    paddingInline: space.xsmall,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  },
]);
