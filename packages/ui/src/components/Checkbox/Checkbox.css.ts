import { style } from '@vanilla-extract/css';
import { face, input } from '../../internal/choice/Choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { control } from '../../theme/scale.ts';

export const box = style([
  face,
  {
    inlineSize: rem(control.check),
    blockSize: rem(control.check),
    borderRadius: `calc(${vars.radius.small} + 1px)`,
  },
]);

const rendered = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

export const tick = style({
  ...rendered,
  inlineSize: rem(12),
  blockSize: rem(12),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Forced colors show a mark that is only transparent.
  selectors: { [`${input}:not(:checked, :indeterminate) + ${face} &`]: { visibility: 'hidden' } },
});

export const check = style({
  selectors: { [`${input}:indeterminate + ${face} &`]: { display: 'none' } },
});

export const dash = style({
  display: 'none',
  selectors: { [`${input}:indeterminate + ${face} &`]: { display: 'inline' } },
});
