import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inColumn, inRow } from '../../theme/shapes.ts';

export const list = style(inColumn(0));

export const item = style({
  ...inColumn(rem(space.small)),
  paddingBlock: rem(space.medium),
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const row = style({
  ...inRow(`${rem(space.xsmall)} ${rem(space.medium)}`),
  flexWrap: 'wrap',
});

export const words = style({ flex: `1 1 ${rem(200)}`, minInlineSize: 0, overflowWrap: 'anywhere' });
