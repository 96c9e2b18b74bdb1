import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const gap = styleVariants(space, (px) => ({ gap: px }));

const align = {
  '&[data-align=start]': { alignItems: 'start' },
  '&[data-align=center]': { alignItems: 'center' },
  '&[data-align=end]': { alignItems: 'end' },
  '&[data-align=stretch]': { alignItems: 'stretch' },
  '&[data-align=baseline]': { alignItems: 'baseline' },
};

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: align,
});

export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&[data-justify=center]': { justifyContent: 'center' },
    '&[data-justify=end]': { justifyContent: 'end' },
    '&[data-justify=between]': { justifyContent: 'space-between' },
    '&[data-nowrap]': { flexWrap: 'nowrap' },
  },
});

export const pair = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space.medium,
    alignItems: 'start',
  },
  below('sm', { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large }),
]);
