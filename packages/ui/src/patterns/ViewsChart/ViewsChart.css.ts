import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, leftToRight, rem, textStyle } from '../../theme/css.ts';
import { control, space, weight } from '../../theme/scale.ts';
import { cardSurface, inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const views = style({ ...inColumn(space.medium), minInlineSize: 0 });

export const card = style({
  ...inColumn(space.medium),
  minInlineSize: 0,
  padding: `14px ${space.large}px ${space.medium}px`,
  ...cardSurface,
  ...below('md', { paddingBlockStart: space.medium }),
});

export const head = style({
  ...inRow(`${space.small}px ${space.medium}px`),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

export const dayCard = style({ overflow: 'clip', minInlineSize: 0, ...cardSurface });

const line = style({
  ...inRow(space.small),
  justifyContent: 'space-between',
  paddingInline: space.large,
});

export const dayHead = style([
  line,
  { minBlockSize: rem(52), borderBlockEnd: `1px solid ${color.border}` },
]);

export const foot = style([
  line,
  { minBlockSize: rem(42), borderBlockStart: `1px solid ${color.border}`, paddingInlineEnd: 16 },
]);

export const dayViews = style({ fontWeight: weight.semibold, whiteSpace: 'nowrap' });
export const before = style({ color: color.textMuted, whiteSpace: 'nowrap' });

export const change = style({
  ...leftToRight,
  selectors: {
    '&[data-way=same]': { color: color.textMuted },
    '&[data-way=up]': { color: color.positiveText },
    '&[data-way=down]': { color: color.criticalText },
  },
});

export const bar = style({
  fill: color.chart1,
  opacity: 0.75,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', opacity: 1 } },
});

export const more = style({
  ...textStyle('small'),
  minBlockSize: rem(control.minTarget),
  fontWeight: weight.medium,
  color: color.accentText,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  ...below('md', { minBlockSize: rem(control.touch) }),
});
