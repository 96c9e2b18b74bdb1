import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const bar = style([
  { display: 'flex', gap: rem(space.medium) },
  from('md', { alignItems: 'start', justifyContent: 'end' }),
  below('md', { flexDirection: 'column', gap: rem(space.small) }),
]);

export const reason = style({ flex: 1, minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: rem(space.xsmall),
  // On the line of the field: below the height of its label and the gap under it.
  selectors: { [`${reason} + &`]: from('md', { paddingBlockStart: rem(26) }) },
});

// One row on phones; the button of the menu keeps its width.
globalStyle(`${actions} > :not([aria-haspopup])`, below('md', { flex: '1 1 auto' }));
