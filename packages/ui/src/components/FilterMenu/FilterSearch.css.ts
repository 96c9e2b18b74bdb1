import { style } from '@vanilla-extract/css';
import { bare } from '../../internal/field/Field.css.ts';
import * as listbox from '../../internal/listbox/listbox.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';

const line = `1px solid ${vars.color.border}`;

/** Fills the popover up to its edge. */
export const content = style({
  inlineSize: `min(${rem(304)}, var(--radix-popover-content-available-width))`,
  margin: rem(-space.medium),
});

export const head = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    paddingInline: rem(space.small),
    minBlockSize: rem(control.touch),
    borderBlockEnd: line,
  },
]);

export const searchIcon = style({ display: 'inline-flex', color: vars.color.textMuted });

export const input = style([
  textStyle('body'),
  bare,
  { flex: 1, minInlineSize: 0, blockSize: rem(control.touch) },
  below('md', { fontSize: rem(16) }),
]);

/** As high as in a field, or what the window leaves between the field and the buttons. */
export const list = style([
  listbox.list,
  {
    maxBlockSize: `min(${rem(296)}, calc(var(--radix-popover-content-available-height, 100vh) - ${rem(112)}))`,
  },
]);

export const none = listbox.message;

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: rem(space.small),
  borderBlockStart: line,
});
