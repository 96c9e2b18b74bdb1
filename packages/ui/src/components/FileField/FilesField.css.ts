import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inColumn, inRow } from '../../theme/shapes.ts';
import { meta } from './FileField.css.ts';

const { color } = vars;

/** The zone with the list of its files. */
export const several = style(inColumn(space.xsmall));

export const list = style(inColumn(space.xxsmall));

export const row = style({
  ...inRow(space.small),
  minBlockSize: rem(52),
  paddingBlock: space.xxsmall,
  paddingInlineStart: space.small,
  paddingInlineEnd: space.xsmall,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-invalid]': { borderColor: color.critical } },
});

export const rowIcon = style({ display: 'inline-flex', color: color.textSubtle });

/** The size of a file, or why its upload failed. */
export const detail = style([
  meta,
  { selectors: { '[data-invalid] > * > &': { color: color.criticalText } } },
]);
