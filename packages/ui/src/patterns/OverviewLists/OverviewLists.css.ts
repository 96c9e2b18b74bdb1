import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, from, oneLine, rem, textStyle, transition } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, space, weight } from '../../theme/scale.ts';
import { inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const grid = style([
  inColumn(space.medium),
  from('lg', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
]);

export const tiles = style([
  inColumn(space.medium),
  from('lg', { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
]);

export const tile = style({ display: 'grid', minInlineSize: 0 });

export const list = style({ minInlineSize: 0 });

/** The rows share the height of the card, which is that of its neighbour. */
export const filling = style([list, { display: 'grid', flex: 1, gridAutoRows: '1fr' }]);

export const row = style({
  display: 'grid',
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
});

const line = style({
  ...inRow(space.small),
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: space.large,
  color: color.text,
  ...below('md', { paddingInline: space.medium }),
});

const link = style([
  line,
  transition('background-color'),
  {
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-visible': focusRing('inset'),
    },
  },
]);

export const waiting = style([
  link,
  { minBlockSize: rem(control.touch), paddingBlock: space.xsmall },
]);
/** The name, and the age beside it or, where both do not fit, below it. */
export const waitingWords = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: rem(space.small),
  minInlineSize: 0,
});
export const waitingName = style([
  oneLine,
  { flexGrow: 1, minInlineSize: 0, fontWeight: weight.medium },
]);
export const icon = style({ display: 'flex', color: color.textMuted });
export const since = style([textStyle('small'), { color: color.textMuted, whiteSpace: 'nowrap' }]);
export const count = style({
  minInlineSize: rem(28),
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const chevron = style({
  display: 'flex',
  color: color.textSubtle,
});

/** On phones below the words. */
export const entryStatus = style([
  { display: 'inline-flex', flex: 'none' },
  below('md', { marginInlineStart: rem(48) }),
]);
export const entry = style([
  link,
  { minBlockSize: rem(56), paddingBlock: space.xsmall },
  {
    '@media': {
      [`screen and ${narrower('md')}`]: {
        selectors: { [`&:has(> ${entryStatus})`]: { flexWrap: 'wrap', rowGap: space.xxsmall } },
      },
    },
  },
]);
export const entryWords = style([
  { flex: 1, minInlineSize: 0 },
  {
    '@media': {
      [`screen and ${narrower('md')}`]: {
        selectors: { [`&:has(~ ${entryStatus})`]: { flexBasis: `calc(100% - ${rem(48)})` } },
      },
    },
  },
]);
export const entryName = style([oneLine, { display: 'block', fontWeight: weight.medium }]);
export const entryNote = style([
  textStyle('small'),
  oneLine,
  { display: 'block', color: color.textMuted },
  // Phones show no tooltip.
  below('md', { whiteSpace: 'normal' }),
]);

export const late = style({ color: color.cautionText, fontWeight: weight.medium });
export const nothing = style([line, { minBlockSize: rem(56), color: color.textMuted }]);
