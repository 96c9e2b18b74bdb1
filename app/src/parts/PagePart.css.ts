import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** As round as the card inside, for the focus ring. */
export const part = style({ borderRadius: vars.radius.card });
