import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { cardSurface, inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const card = style({
  display: 'grid',
  gap: rem(space.xxsmall),
  padding: `${rem(14)} ${rem(14)} ${rem(10)}`,
  ...cardSurface,
});

export const title = style({
  ...textStyle('small'),
  ...inRow(rem(space.snug)),
  fontWeight: 600,
});

export const gem = style({ display: 'inline-flex', color: color.accentText });

export const text = style([textStyle('caption'), { color: color.textMuted }]);
