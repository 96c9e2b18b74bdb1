import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, ownDirection, rem, textStyle } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const list = style([
  textStyle('body'),
  {
    display: 'grid',
    rowGap: space.small,
    minInlineSize: 0,
    selectors: { '&[data-lines]': { rowGap: 0 } },
  },
]);

/** Details that are too long for the line of their term are below it. */
const wrapping = below('md', { display: 'flex', flexWrap: 'wrap', columnGap: space.small });

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

export const pairInline = style([
  base,
  { gridTemplateColumns: `minmax(0, ${rem(160)}) minmax(0, 1fr)` },
  wrapping,
]);

export const term = style([
  textStyle('small'),
  { color: color.textMuted },
  {
    '@media': {
      [`screen and ${narrower('md')}`]: {
        selectors: { [`${pairInline} > &`]: { minInlineSize: rem(136) } },
      },
    },
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
