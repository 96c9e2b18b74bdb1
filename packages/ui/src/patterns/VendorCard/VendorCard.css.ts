import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, oneLine, rem, textStyle } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';
import { inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const person = style({ ...inRow(rem(space.small)), minInlineSize: 0 });

export const words = style({ minInlineSize: 0 });

export const name = style([textStyle('label'), oneLine, { display: 'block', fontWeight: 560 }]);

export const email = style([
  textStyle('small'),
  oneLine,
  {
    display: 'block',
    lineHeight: rem(control.minTarget),
    color: color.textMuted,
    selectors: {
      '&:hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
    },
  },
  // The touch target, extended into the space around the line.
  below('md', { lineHeight: rem(control.touch), marginBlock: rem(-10) }),
]);

export const facts = style({
  ...inColumn(rem(space.xsmall)),
  paddingBlockStart: rem(space.medium),
  borderBlockStart: `1px solid ${color.border}`,
});

export const fact = style({
  ...textStyle('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(space.medium),
});

export const factLabel = style({ color: color.textMuted });
export const factValue = style({ flex: 1, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
