import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

export const name = style({ display: 'flex', alignItems: 'start', gap: space.small });

export const lines = style({
  flex: 1,
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  maxInlineSize: rem(320),
});

export const badgeLine = style({
  paddingBlockStart: space.snug,
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
});

globalStyle(`${name} > :first-child`, { flexShrink: 0 });
