import { vars } from '@portal/ui/theme/contract.css';
import { from, rem } from '@portal/ui/theme/css';
import { space } from '@portal/ui/theme/scale';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'grid',
  gap: rem(space.small),
  alignItems: 'start',
  paddingBlockEnd: rem(space.medium),
  borderBlockEnd: `1px solid ${vars.color.border}`,
  ...from('md', { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' }),
});

export const actions = style({
  display: 'flex',
  justifyContent: 'end',
  ...from('md', { inlineSize: rem(108), marginBlockStart: rem(28) }),
});
