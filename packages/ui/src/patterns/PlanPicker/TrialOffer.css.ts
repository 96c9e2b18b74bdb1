import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { radius, space } from '../../theme/scale.ts';

const { color } = vars;

export const offer = style([
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: rem(space.medium),
    padding: `${rem(15)} ${rem(20)}`,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
  below('md', { gridTemplateColumns: 'auto minmax(0, 1fr)' }),
]);

export const picture = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  color: color.infoText,
  background: color.infoSoft,
  borderRadius: radius.control,
});

export const words = style({ minInlineSize: 0 });
export const title = style([textStyle('label'), { fontWeight: 620 }]);
export const text = style([textStyle('small'), { color: color.textMuted }]);

/** On phones below the words, from the card's start. */
export const action = style([{}, below('md', { gridColumn: '1 / -1' })]);
