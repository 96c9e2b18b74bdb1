import { style } from '@vanilla-extract/css';
import { bare, box } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { control, radius } from '../../theme/scale.ts';

export const search = style([
  // In a row with filters it gives way, down to what a name needs, before they wrap.
  { inlineSize: '100%', maxInlineSize: rem(264), flex: `1 1 ${rem(180)}` },
  // The first line of a phone's toolbar is the search alone.
  below('md', { maxInlineSize: '100%', flexBasis: '100%' }),
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
