import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const gap = styleVariants(space, (px) => ({ gap: px }));

export const grid = style({ display: 'grid', minInlineSize: 0 });

export const columns = styleVariants({ small: 144, medium: 224, large: 288 }, (least) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(least)}, 100%), 1fr))`,
}));

export const item = style({ display: 'grid', minInlineSize: 0 });
