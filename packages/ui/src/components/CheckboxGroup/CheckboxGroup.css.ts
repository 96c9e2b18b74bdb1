import { style } from '@vanilla-extract/css';
import * as choice from '../../internal/choice/Choice.css.ts';
import { rem } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';
import * as radios from '../RadioGroup/RadioGroup.css.ts';

const { options } = radios;

export { options };

/** Below a checkbox for all of them, they are indented. */
export const option = style({
  minInlineSize: 0,
  selectors: {
    [`${options}[data-of-all] > &`]: { marginInlineStart: rem(control.check + space.small) },
  },
});

export const help = style([
  choice.help,
  { marginInlineStart: `calc(${rem(control.check)} + ${space.small}px)` },
]);
