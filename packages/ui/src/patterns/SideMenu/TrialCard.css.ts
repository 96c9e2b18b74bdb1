import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';

const { color } = vars;

export const card = style({
  display: 'grid',
  gap: rem(space.xxsmall),
  padding: `${rem(14)} ${rem(14)} ${rem(10)}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});

export const title = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', gap: rem(space.snug), fontWeight: 600 },
]);

export const gem = style({ display: 'inline-flex', color: color.accentText });

export const text = style([textStyle('caption'), { color: color.textMuted }]);
