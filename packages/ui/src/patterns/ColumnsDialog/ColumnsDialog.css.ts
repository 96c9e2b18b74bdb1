import { style } from '@vanilla-extract/css';
import { rem } from '../../theme/css.ts';

export const width = style({ inlineSize: rem(132) });
