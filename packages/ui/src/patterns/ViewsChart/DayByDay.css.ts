import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { control, radius, space, weight } from '../../theme/scale.ts';

const { color } = vars;

export const card = style({
  overflow: 'clip',
  minInlineSize: 0,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});

const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  paddingInline: space.large,
});

export const head = style([
  line,
  { minBlockSize: rem(52), borderBlockEnd: `1px solid ${color.border}` },
]);

export const foot = style([
  line,
  { minBlockSize: rem(42), borderBlockStart: `1px solid ${color.border}`, paddingInlineEnd: 16 },
]);

export const views = style({ fontWeight: weight.semibold, whiteSpace: 'nowrap' });
export const before = style({ color: color.textMuted, whiteSpace: 'nowrap' });

export const change = style({
  selectors: {
    '&[data-way=same]': { color: color.textMuted },
    '&[data-way=up]': { color: color.positiveText },
    '&[data-way=down]': { color: color.criticalText },
  },
});

export const bar = style({
  fill: color.chart1,
  opacity: 0.75,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', opacity: 1 } },
});

export const more = style([
  textStyle('small'),
  {
    minBlockSize: rem(control.minTarget),
    fontWeight: weight.medium,
    color: color.accentText,
    borderRadius: radius.small,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);
