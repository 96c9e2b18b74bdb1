import { style, styleVariants } from '@vanilla-extract/css';
import { from, rem } from '../../theme/css.ts';
import { layout, space } from '../../theme/scale.ts';
import type { ColumnsKind } from './Columns.tsx';

interface ColumnsLook {
  gap: number;
  columns: string;
}

const looks: Record<ColumnsKind, ColumnsLook> = {
  form: { gap: layout.formGap, columns: `minmax(0, 1fr) ${rem(layout.preview)}` },
  moderation: { gap: space.large, columns: `minmax(0, 1fr) ${rem(288)}` },
  terms: { gap: space.large, columns: `minmax(0, 1fr) ${rem(layout.preview)}` },
};

export const columns = styleVariants(looks, ({ gap, columns: gridTemplateColumns }) => [
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.medium,
    alignItems: 'start',
  },
  // Beside the side menu there is room for two columns only from here on.
  from('xl', { gridTemplateColumns, gap }),
]);

export const main = style({ minInlineSize: 0 });

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  minInlineSize: 0,
});

export const follows = style(from('xl', { position: 'sticky', insetBlockStart: rem(80) }));
