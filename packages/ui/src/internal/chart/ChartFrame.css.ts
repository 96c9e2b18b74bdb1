import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { control, space, weight } from '../../theme/scale.ts';
import { inColumn } from '../../theme/shapes.ts';

const { color } = vars;

export const chart = style({ ...inColumn(space.small), minInlineSize: 0 });

/** In place of a plot without figures. */
export const nothing = style([
  textStyle('body'),
  { padding: space.medium, textAlign: 'center', color: color.textMuted },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxsmall}px ${space.medium}px`,
});

export const sentence = style([
  textStyle('small'),
  { flex: '1 1 280px', maxInlineSize: '72ch', color: color.textMuted },
]);

export const toggle = style([
  textStyle('small'),
  {
    minBlockSize: rem(control.minTarget),
    fontWeight: weight.medium,
    color: color.accentText,
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);

export const table = style({
  overflow: 'clip',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
});
