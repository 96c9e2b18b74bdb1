import { style } from '@vanilla-extract/css';
import { below, from, rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const bar = style([
  { display: 'flex', gap: rem(space.medium) },
  from('md', { alignItems: 'start' }),
  below('md', { flexDirection: 'column', gap: rem(space.small) }),
]);

export const choice = style([{ flex: 'none' }, below('md', { display: 'grid' })]);

export const reason = style({ flex: 1, minInlineSize: 0 });

export const deed = style([
  // On the line of the fields: below the height of their labels and the gap under it.
  { flex: 'none', marginInlineStart: 'auto', paddingBlockStart: rem(26) },
  below('md', { marginInlineStart: 0, paddingBlockStart: 0, display: 'grid' }),
]);
