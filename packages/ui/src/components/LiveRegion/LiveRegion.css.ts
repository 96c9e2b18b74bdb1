import { style } from '@vanilla-extract/css';

/** Out of the layout while empty, so that it leaves no gap. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });
