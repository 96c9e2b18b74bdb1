import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ownDirection, rem, textStyle } from '../../theme/css.ts';
import { space, weight } from '../../theme/scale.ts';
import { inColumn } from '../../theme/shapes.ts';

const { color } = vars;
const forced = '(forced-colors: active)';
const wide = 'bars (min-width: 30rem)';

export const empty = style({ background: color.sunken, borderRadius: vars.radius.control });

export const around = style({ containerType: 'inline-size', containerName: 'bars' });

export const bars = style({
  ...inColumn(space.small),
  '@container': {
    // Names, bars and figures in columns.
    [wide]: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto', rowGap: space.xsmall },
  },
});

export const row = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.xxsmall}px ${space.small}px`,
    '@container': {
      [wide]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    },
  },
]);

export const name = style({ ...ownDirection, minInlineSize: 0, textWrap: 'pretty' });

export const figure = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [wide]: { gridColumn: 3 } },
});

export const track = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: rem(10),
  background: color.chartGrid,
  borderRadius: 3,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@container': { [wide]: { gridColumn: 2, gridRow: 1 } },
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  fill: color.chart1,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

/** The rest is no item of its own. */
export const others = style({
  fill: color.chart2,
  '@media': { [forced]: { fill: 'GrayText' } },
});
