import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, leftToRight, oneLine, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inRow, nameLine, underlineOnHover } from '../../theme/shapes.ts';

const { color } = vars;

export const listing = style([
  { ...inRow(rem(space.small)), minInlineSize: 0 },
  below('md', { position: 'relative', alignItems: 'start' }),
]);

const inLowRow = 'table[data-density=compact] &';

/** Two lines; in low rows one, whose second part wraps out of sight where it has no space. */
export const words = style([
  {
    flex: 1,
    minInlineSize: 0,
    selectors: {
      [inLowRow]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: rem(space.xsmall),
        blockSize: '1lh',
        overflow: 'clip',
      },
    },
  },
  below('md', { display: 'grid', gap: rem(2) }),
]);

export const name = style([
  {
    ...nameLine,
    display: 'block',
    selectors: {
      ...underlineOnHover,
      // A ring around it would be clipped.
      [`${inLowRow}:focus-visible`]: focusRing('inset'),
    },
  },
  below('md', {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    whiteSpace: 'normal',
    // The whole card is the link, its padding too; the check and the menu stay their own.
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: rem(-14),
      insetInline: `${rem(-space.small)} ${rem(-space.medium)}`,
    },
  }),
]);

/** Leaves space for the menu in the corner on phones. */
export const nameByMenu = style([name, below('md', { paddingInlineEnd: rem(36) })]);

export const rating = style({
  ...leftToRight,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
});

export const second = style([
  textStyle('small'),
  oneLine,
  {
    color: color.textMuted,
    selectors: {
      [inLowRow]: { flex: `1 1 ${rem(64)}` },
      // A rating that is cut would be another one.
      [`${inLowRow}:has(${rating})`]: { flexBasis: rem(120) },
    },
  },
]);

export const secondLead = style({ color: color.text });

export const vendorName = style([textStyle('small'), oneLine, { fontWeight: 540 }]);

export const plain = style({
  ...textStyle('small'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const late = style({
  selectors: { '&[data-late]': { color: color.cautionText, fontWeight: 560 } },
});

export const actions = style({
  ...inRow(rem(space.xxsmall)),
  justifyContent: 'end',
  marginInlineEnd: -4,
});

export const phoneMeta = style({
  ...textStyle('caption'),
  ...inRow(rem(space.xsmall)),
  flexWrap: 'wrap',
  paddingBlockStart: rem(space.snug),
  color: color.textMuted,
});

export const phoneActions = style({
  position: 'absolute',
  insetBlockStart: rem(-10),
  insetInlineEnd: rem(-14),
});

globalStyle(`${rating} svg`, {
  display: 'inline',
  marginInlineEnd: 4,
  verticalAlign: '-2px',
  color: color.star,
  fill: 'currentColor',
});
