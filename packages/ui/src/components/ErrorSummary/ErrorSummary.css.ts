import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', justifyItems: 'start' });

/** Each link is at least 24 px high. */
export const item = style({ display: 'flex', alignItems: 'center', minBlockSize: 24 });
