import { style } from '@vanilla-extract/css';
import { below, from, rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const bar = style([
  { display: 'flex', gap: rem(space.medium) },
  from('md', { alignItems: 'end' }),
  below('md', { flexDirection: 'column', gap: rem(space.small) }),
]);

export const choice = style([{ flex: 'none' }, below('md', { display: 'grid' })]);

export const reason = style({ flex: 1, minInlineSize: 0 });

export const deed = style([
  { flex: 'none', marginInlineStart: 'auto' },
  below('md', { marginInlineStart: 0, display: 'grid' }),
]);
