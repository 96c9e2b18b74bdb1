import { style } from '@vanilla-extract/css';
import { box as fieldBox } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, oneLine, rem, textStyle, transition } from '../../theme/css.ts';
import { control, space, weight } from '../../theme/scale.ts';

/** The box of the field; its padding around chips is equal on three sides. */
export const box = style([
  fieldBox,
  {
    // The opener is aligned with the last line of chips.
    alignItems: 'end',
    paddingBlock: 4,
    selectors: { '&:has([data-chip])': { paddingInlineStart: 4 } },
  },
  below('md', { paddingBlock: 8 }),
  { '@media': { '(pointer: coarse)': { paddingBlock: 5 } } },
]);

export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxsmall,
  minInlineSize: 0,
});

/** Chips and input wrap together. */
export const chips = style({ display: 'contents' });

export const chip = style([
  textStyle('small'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: rem(control.chip),
    gap: space.hair,
    paddingInline: '8px 1px',
    fontWeight: weight.medium,
    color: vars.color.accentText,
    background: vars.color.accentSoft,
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    cursor: 'default',
    selectors: {
      '&[data-unknown]': {
        color: vars.color.neutralText,
        background: vars.color.neutralSoft,
        borderColor: vars.color.borderControl,
        borderStyle: 'dashed',
      },
      '&[data-disabled]': {
        paddingInlineEnd: 8,
        borderColor: vars.color.neutralLine,
        // A disabled selection stays readable.
        color: vars.color.neutralText,
        background: vars.color.neutralSoft,
      },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.control.compact } },
  },
]);

export const chipLabel = style(oneLine);

export const remove = style([
  transition('background-color'),
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: rem(control.minTarget),
    blockSize: rem(control.minTarget),
    borderRadius: vars.radius.badge,
    selectors: {
      '&:hover': { background: vars.color.accentSoftHover },
      '&:focus-visible': focusRing('inset'),
      '[data-unknown] > &:hover': { background: vars.color.pressed },
    },
    '@media': {
      '(pointer: coarse)': { inlineSize: vars.control.compact, blockSize: vars.control.compact },
    },
  },
]);

/** Wraps to its own line if there is not enough space next to the chips. */
export const typing = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 24px',
  minInlineSize: rem(24),
  minBlockSize: rem(control.chip),
  '@media': { '(pointer: coarse)': { minBlockSize: vars.control.compact } },
  selectors: {
    '&[data-typed]': { flexBasis: 96 },
    'ul + &': { paddingInlineStart: space.xxsmall },
  },
});
