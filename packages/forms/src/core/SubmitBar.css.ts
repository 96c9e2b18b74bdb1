import { below, from, space, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
});

export const actions = style([
  { display: 'flex', gap: space.xsmall, marginInlineStart: 'auto' },
  below('md', { flex: 1 }),
]);
globalStyle(`${actions} > button`, below('md', { flex: '1 1 0' }));

export const state = style([
  { display: 'flex', alignItems: 'center', gap: space.xsmall, color: vars.color.textMuted },
  below('md', { display: 'none' }),
]);

export const wideOnly = style(below('md', { display: 'none' }));
export const phoneOnly = style(from('md', { display: 'none' }));
