import { style } from '@vanilla-extract/css';
import { bare, box } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { control, radius } from '../../theme/scale.ts';

export const search = style([
  { inlineSize: rem(264), maxInlineSize: '100%' },
  // The first line of a phone's toolbar is the search alone.
  below('md', { inlineSize: '100%' }),
]);

export const field = style([
  box,
  { selectors: { '&&': { paddingInlineEnd: 3 } } },
  below('md', { minBlockSize: `${rem(control.touch)} !important` }),
]);

/** The browser's own cross looks different everywhere and cannot be reached by keyboard. */
export const input = style([
  bare,
  { appearance: 'none', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
]);

export const clear = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: rem(24),
    blockSize: rem(24),
    color: vars.color.textSubtle,
    borderRadius: radius.badge,
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
  },
  below('md', { inlineSize: rem(36), blockSize: rem(36) }),
]);
