import { style } from '@vanilla-extract/css';
import { bare, box } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { control } from '../../theme/scale.ts';

export const search = style([
  // Next to filters it shrinks, down to the width of a name, before they wrap.
  { inlineSize: '100%', maxInlineSize: rem(264), flex: `1 1 ${rem(152)}` },
  // On phones the search shares a line with one button.
  below('md', { minInlineSize: 0, maxInlineSize: '100%', flexBasis: rem(132) }),
]);

export const field = style([
  box,
  { selectors: { '&&': { paddingInlineEnd: 3 } } },
  below('md', { minBlockSize: `${rem(control.touch)} !important` }),
]);

/** The native clear button differs between browsers and is not focusable. */
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
    borderRadius: vars.radius.badge,
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
  },
  below('md', { inlineSize: rem(36), blockSize: rem(36) }),
]);
