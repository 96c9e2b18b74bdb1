import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow, tagShape } from '../../theme/shapes.ts';

const { color } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  ...inRow(rem(space.medium)),
  paddingBlock: rem(space.small),
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
  },
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.textMuted });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  ...inRow(`0 ${rem(space.xsmall)}`),
  flexWrap: 'wrap',
});

export const tag = style({
  ...tagShape,
  color: color.accentText,
  background: color.accentSoft,
});
