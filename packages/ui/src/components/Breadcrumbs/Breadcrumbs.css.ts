import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const trail = style({ minInlineSize: 0 });

export const crumbs = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', minInlineSize: 0, gap: rem(space.xsmall) },
]);

/** Only the current page shrinks when space is short; the others have a maximum width. */
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: rem(space.xsmall),
  maxInlineSize: '36%',
  minInlineSize: 0,
  color: color.textMuted,
  selectors: { '&:last-child': { flex: '0 1 auto', maxInlineSize: 'none' } },
});

export const arrow = style({
  display: 'inline-flex',
  color: color.textSubtle,
});

/** The focus ring is inside, where the ellipsis does not clip it. */
export const link = style({
  ...oneLine,
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  paddingBlock: 2,
  selectors: {
    '&:hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const plain = style({ ...oneLine, minInlineSize: 0 });

export const here = style([oneLine, { color: color.text, fontWeight: 560 }]);
