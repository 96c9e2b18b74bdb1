import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';

const { color } = vars;

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  minInlineSize: 0,
});

export const tiles = style([
  { display: 'grid', gap: space.medium, gridTemplateColumns: 'minmax(0, 1fr)' },
  from('lg', { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
]);

export const tile = style({ display: 'grid', minInlineSize: 0 });

export const card = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.medium,
    minInlineSize: 0,
    padding: `14px ${space.large}px ${space.medium}px`,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
  below('md', { paddingBlockStart: space.medium }),
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.small}px ${space.medium}px`,
});

export const switches = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    minInlineSize: 0,
  },
  // On phones the title, the key and the switch each have a line.
  below('md', { inlineSize: '100%' }),
]);

export const legend = style(below('md', { inlineSize: '100%' }));
