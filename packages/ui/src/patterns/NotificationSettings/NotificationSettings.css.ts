import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style([
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) auto ${rem(168)}`,
    alignItems: 'center',
    gap: `${rem(space.small)} ${rem(space.large)}`,
    minInlineSize: 0,
    paddingBlock: rem(space.small),
    selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.border}` } },
  },
  below('md', { gridTemplateColumns: 'auto minmax(0, 1fr)' }),
]);

export const words = style(below('md', { gridColumn: '1 / -1' }));

export const always = style({ gridColumn: '2 / -1', ...below('md', { gridColumn: '1 / -1' }) });

export const email = style({ minInlineSize: 0 });
