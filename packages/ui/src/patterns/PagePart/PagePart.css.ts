import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** As round as the card inside, for the focus ring. */
export const part = style({ borderRadius: vars.radius.card });
