import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { leftToRight } from '../../theme/css.ts';

export const money = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Otherwise the minus sign would be at the end in right-to-left text.
  ...leftToRight,
  selectors: { '&[data-was]': { color: vars.color.textMuted } },
});
