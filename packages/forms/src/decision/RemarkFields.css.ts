import { space } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const about = style({ inlineSize: '100%', maxInlineSize: 240 });

export const remark = style({ display: 'grid', gap: space.xsmall });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});
