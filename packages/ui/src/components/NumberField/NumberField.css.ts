import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const unit = style({ flexShrink: 0, color: vars.color.textMuted, whiteSpace: 'nowrap' });
