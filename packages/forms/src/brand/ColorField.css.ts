import { vars } from '@portal/ui/theme/contract.css';
import { rem } from '@portal/ui/theme/css';
import { space } from '@portal/ui/theme/scale';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: rem(space.xsmall),
  alignItems: 'start',
});

/** Beside the box of the field, below the line of its label. */
export const swatch = style({
  boxSizing: 'border-box',
  inlineSize: rem(44),
  blockSize: vars.control.default,
  marginBlockStart: rem(26),
  padding: 3,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  cursor: 'pointer',
});
