import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, textStyle } from '../../theme/css.ts';

export const sortLabel = style([
  textStyle('small'),
  { color: vars.color.textMuted },
  below('md', { display: 'none' }),
]);
