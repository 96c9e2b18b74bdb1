import { radius } from '@portal/ui/theme/scale';
import { style } from '@vanilla-extract/css';

/** The ring of the focus goes round with the card inside. */
export const part = style({ borderRadius: radius.card });
