import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const name = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const lines = style({ flex: 1, minInlineSize: 0 });

globalStyle(`${name} > :first-child`, { flexShrink: 0 });
