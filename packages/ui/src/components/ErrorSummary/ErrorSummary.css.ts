import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', justifyItems: 'start' });

/** Each link is a target of at least 24 px. */
export const item = style({ display: 'flex', alignItems: 'center', minBlockSize: 24 });
