import { style } from '@vanilla-extract/css';
import { from, rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inColumn } from '../../theme/shapes.ts';

export const frame = style(inColumn(space.xlarge));

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.large,
  ...from('lg', {
    gridTemplateColumns: `${rem(208)} minmax(0, ${rem(720)})`,
    gap: rem(space.section),
  }),
});

export const content = style({ ...inColumn(space.medium), minInlineSize: 0 });
