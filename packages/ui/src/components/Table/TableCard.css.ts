import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';
import { edge } from './edge.ts';

const { color } = vars;

export const card = style({
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});

export const toolbar = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: rem(56),
    paddingBlock: space.small,
    paddingInline: space.medium,
    borderBlockEnd: `1px solid ${color.border}`,
  },
]);

export const toolbarEnd = style([
  { display: 'flex', alignItems: 'center', gap: space.xsmall, marginInlineStart: 'auto' },
  below('md', { flex: '1 1 40%', marginInlineStart: 0 }),
]);

// The choice of order takes the room of its cell, as the filters do.
globalStyle(`${toolbarEnd} > :has([role=combobox])`, below('md', { flex: 1 }));

export const footer = style([
  {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: rem(52),
    paddingBlock: rem(9),
    paddingInline: `${rem(edge.start)} ${rem(edge.end)}`,
    borderBlockStart: `1px solid ${color.border}`,
  },
  below('md', {
    paddingBlock: space.xxsmall,
    paddingInline: `${rem(edge.start)} ${rem(edge.end)}`,
  }),
]);
