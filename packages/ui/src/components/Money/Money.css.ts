import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const money = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-was]': { color: vars.color.textMuted } },
});
