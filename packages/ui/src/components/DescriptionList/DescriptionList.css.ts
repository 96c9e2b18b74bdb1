import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ownDirection, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;
/** Has room for a column of terms. */
const wide = 'descriptions (min-width: 24rem)';

export const list = style([
  textStyle('body'),
  {
    display: 'grid',
    rowGap: space.small,
    minInlineSize: 0,
    selectors: {
      '&[data-lines]': { rowGap: 0 },
      // A container has no width of its own.
      '&[data-layout=beside]': { container: 'descriptions / inline-size', inlineSize: '100%' },
    },
  },
]);

const base = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: space.large,
  minInlineSize: 0,
  selectors: {
    [`${list}[data-lines] &`]: {
      paddingBlock: rem(10),
      borderBlockEnd: `1px solid ${color.border}`,
    },
    [`${list}[data-lines] &:last-child`]: { borderBlockEnd: 0 },
    [`${list}[data-layout=above] &`]: { rowGap: space.hair },
    [`${list}[data-layout=ends] &`]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, auto)' },
  },
});

export const pair = style([base]);

/** In a narrow list, details that are too long for the line of their term are below it. */
export const pairInline = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.small,
    '@container': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${rem(160)}) minmax(0, 1fr)`,
        columnGap: space.large,
      },
    },
  },
]);

export const term = style([
  textStyle('small'),
  {
    color: color.textMuted,
    selectors: { [`${pairInline} > &`]: { minInlineSize: rem(136) } },
    '@container': { [wide]: { selectors: { [`${pairInline} > &`]: { minInlineSize: 0 } } } },
  },
]);

export const details = style({
  minInlineSize: 0,
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: {
    [`${list}:not([data-layout=ends]) &`]: ownDirection,
    [`${list}[data-layout=ends] &`]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});
