import { radius } from '@portal/ui/theme/scale';
import { style } from '@vanilla-extract/css';

/** As round as the card inside, for the focus ring. */
export const part = style({ borderRadius: radius.card });
