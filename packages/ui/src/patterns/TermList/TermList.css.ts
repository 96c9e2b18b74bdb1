import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, oneLine, rem, textStyle, transition } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';
import { inRow, nameLine } from '../../theme/shapes.ts';

const { color } = vars;

/** Width of the chevron and its gap: subcategories are aligned with the name. */
const indent = 44;

/** Phones show no tooltip, so names are not cut there. */
const whole = below('md', { overflow: 'visible', whiteSpace: 'normal' });

export const term = style([
  {
    // A thousand rows: those off screen cost no layout.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${rem(53)}`,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border}` },
      '&[data-kind=categories]': {
        containIntrinsicBlockSize: `auto ${rem(67)}`,
        ...below('md', { containIntrinsicBlockSize: `auto ${rem(77)}` }),
      },
    },
  },
  below('md', { containIntrinsicBlockSize: `auto ${rem(61)}` }),
]);

export const row = style([
  transition('background-color'),
  {
    ...inRow(rem(space.small)),
    minInlineSize: 0,
    minBlockSize: rem(52),
    padding: `${rem(space.xsmall)} ${rem(space.small)} ${rem(space.xsmall)} ${rem(20)}`,
    selectors: {
      [`${term}[data-kind=categories] &`]: { paddingInlineStart: rem(space.small) },
      [`${term}[data-kind=categories]:not([data-open]) &`]: { minBlockSize: rem(66) },
      [`${term}:not([data-open]) &:hover`]: { background: color.hover },
    },
  },
  below('md', { paddingInlineEnd: rem(space.xxsmall) }),
  { selectors: { '&&:has(form)': { paddingInlineEnd: rem(space.medium) } } },
]);

export const opener = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: rem(24),
    blockSize: rem(24),
    marginInlineEnd: rem(-4),
    color: color.textMuted,
    borderRadius: vars.radius.badge,
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': focusRing('inset'),
      '&[aria-expanded=true]': { rotate: '90deg' },
      '&[aria-expanded=true]:dir(rtl)': { rotate: '-90deg' },
    },
  },
  // The touch target extends into the gaps around the chevron.
  below('md', {
    inlineSize: rem(control.touch),
    blockSize: rem(control.touch),
    marginInline: `${rem(-10)} ${rem(-8)}`,
  }),
]);

/** The name and how many listings use it; on phones one below the other. */
export const facts = style([
  { ...inRow(rem(space.small)), flex: 1, minInlineSize: 0 },
  below('md', { display: 'grid', gap: 0 }),
]);

export const words = style({ flex: 1, minInlineSize: 0 });

export const name = style([
  {
    ...nameLine,
    display: 'block',
    selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  },
  whole,
]);

export const second = style([textStyle('small'), oneLine, { color: color.textMuted }]);

export const used = style({
  ...textStyle('small'),
  flex: 'none',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const use = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:last-child)::after': { content: '"·" / ""', marginInline: rem(space.xsmall) },
  },
});

export const useLink = style([
  {
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    selectors: { '&:hover': { color: color.text }, '&:focus-visible': focusRing() },
  },
  below('md', { display: 'inline-block', paddingBlock: rem(space.xsmall) }),
]);

export const held = style({
  margin: `0 ${rem(space.medium)} ${rem(space.medium)} ${rem(indent)}`,
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  ...below('md', { marginInline: rem(space.small) }),
});

export const heldRow = style({
  ...textStyle('body'),
  ...inRow(rem(space.small)),
  minInlineSize: 0,
  minBlockSize: vars.control.row,
  paddingInline: `${rem(14)} ${rem(space.xxsmall)}`,
  paddingBlock: rem(space.xxsmall),
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover': { background: color.hover },
  },
});

export const heldName = style([oneLine, { flex: 1, minInlineSize: 0 }, whole]);
