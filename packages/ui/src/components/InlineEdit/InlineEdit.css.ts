import { style } from '@vanilla-extract/css';
import { rem, textStyle } from '../../theme/css.ts';
import { control, layout, space } from '../../theme/scale.ts';

export const root = style({ minInlineSize: 0 });

/** As high as the field that takes its place, so that the rows around it stay where they are. */
export const shown = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: rem(control.default),
    minInlineSize: 0,
  },
]);

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const editing = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.xsmall,
});

export const field = style({ flex: 1, minInlineSize: 0, maxInlineSize: rem(layout.form) });

export const actions = style({ display: 'flex', flex: 'none', gap: space.xxsmall });
