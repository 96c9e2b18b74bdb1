import { style } from '@vanilla-extract/css';

export const lead = style({ display: 'block', fontWeight: 620 });
