import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const code = style({
  display: 'block',
  // Pixels, because a scanner needs no larger code with larger text.
  inlineSize: 192,
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  // Scanners need black on white, also in forced colors.
  forcedColorAdjust: 'none',
});

export const light = style({ fill: '#fff' });

export const dark = style({ fill: '#000' });
