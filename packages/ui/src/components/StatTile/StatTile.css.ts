import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle, transition } from '../../theme/css.ts';
import { space, weight } from '../../theme/scale.ts';
import { line } from '../Chart/Chart.css.ts';

const { color } = vars;

export const tile = style([
  transition('background-color', 'border-color'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.medium,
    inlineSize: '100%',
    minInlineSize: 0,
    padding: space.large,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    selectors: {
      // Aligns adjacent tiles, even if a note has two lines.
      '&[data-shape]': { alignItems: 'start' },
      'a&:hover': { borderColor: color.borderControlHover },
    },
  },
]);

export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  color: color.accentText,
  background: color.accentSoft,
  borderRadius: vars.radius.control,
});

/** Shares a line with the icon in any tile, with the text at the end where both have space. */
export const words = style({ display: 'grid', flex: `1 0 ${rem(88)}` });

export const label = style([textStyle('small'), { color: color.textMuted }]);

export const value = style([
  textStyle('heading1'),
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-shape] &': { fontSize: rem(28), lineHeight: rem(36) } },
  },
]);

// A date, which stays on one line elsewhere, has to fit into the tile.
// By specificity: the sheets of parts load in any order.
globalStyle(`span${value} > *`, { whiteSpace: 'normal' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${rem(space.medium)} ${rem(space.small)}`,
});

/** The sparkline is higher than the line of text and extends up next to the figure, or into the gap below a narrow text. */
export const shape = style({
  flex: 'none',
  blockSize: rem(20),
  display: 'flex',
  alignItems: 'end',
  // No space next to a long figure.
  selectors: { '&[data-long]': { blockSize: rem(32) } },
});

export const note = style([label, { flex: `1 0 ${rem(120)}` }]);

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  marginInlineEnd: space.xxsmall,
  verticalAlign: 'bottom',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-way=up]': { color: color.positiveText },
    '&[data-way=down]': { color: color.criticalText },
  },
});

export const aside = style([
  textStyle('caption'),
  {
    flex: 'none',
    maxInlineSize: rem(84),
    marginInlineStart: 'auto',
    textAlign: 'end',
    textWrap: 'balance',
    color: color.textMuted,
  },
]);

export const spark = style({ overflow: 'visible' });
export const sparkLine = style([line, { strokeWidth: 1.5 }]);
