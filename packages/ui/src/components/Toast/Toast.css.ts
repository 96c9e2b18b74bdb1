import { createVar, keyframes, style } from '@vanilla-extract/css';
import { fadeOut } from '../../internal/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, moves, rem, screenOnly, textStyle } from '../../theme/css.ts';
import { control, layout, space, zIndex } from '../../theme/scale.ts';

const { color, shadow } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Distance to the edge of the window, including a bar there. */
export const insetVar = createVar();

export const viewport = style([
  {
    position: 'fixed',
    insetBlockEnd: insetVar,
    insetInlineEnd: space.xlarge,
    zIndex: zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space.small,
    inlineSize: rem(layout.toast),
    maxInlineSize: `calc(100vi - ${rem(space.xxlarge)})`,
    borderRadius: vars.radius.card,
    selectors: { '&[data-side=head]': { insetBlock: `${insetVar} auto` } },
  },
  below('md', {
    insetInline: space.medium,
    inlineSize: 'auto',
    maxInlineSize: 'none',
  }),
  screenOnly,
]);

export const toast = style([
  textStyle('body'),
  {
    display: 'flex',
    alignItems: 'start',
    gap: space.xsmall,
    minBlockSize: rem(space.page),
    // An even line height, so that centred content is not at half pixels.
    lineHeight: rem(20),
    paddingBlock: rem(6),
    paddingInline: `${rem(13)} ${rem(3)}`,
    color: color.onInverse,
    background: color.inverse,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    boxShadow: shadow.float,
    // Radix enables pointer events of its region only after a delay.
    pointerEvents: 'auto',
  },
  moves(rise, fadeOut, 'base'),
]);

export const content = style({ display: 'contents' });

export const icon = style([
  {
    display: 'inline-flex',
    flexShrink: 0,
    paddingBlock: rem(8),
    paddingInlineEnd: 2,
    selectors: { [`${toast}[data-tone=positive] &`]: { color: color.inverseAccent } },
  },
  below('md', { paddingBlock: rem(13) }),
]);

export const message = style([
  { flex: 1, minInlineSize: 0, paddingBlock: rem(7), overflowWrap: 'anywhere' },
  // Centres a single line next to a touch-sized button.
  below('md', { paddingBlock: rem(12) }),
]);

/** 34 px high, so that a one-line toast is 48 px high with its border. */
export const action = style([
  textStyle('label'),
  {
    flexShrink: 0,
    alignSelf: 'center',
    minBlockSize: `calc(${vars.control.compact} + ${rem(2)})`,
    paddingInline: rem(10),
    fontWeight: 600,
    color: color.inverseAccent,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
      // The default focus ring would be invisible on the inverse background.
      '&:focus-visible': { ...focusRing('inset'), outlineColor: color.inverseAccent },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);

export const dismiss = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    alignSelf: 'center',
    inlineSize: `calc(${vars.control.compact} + ${rem(2)})`,
    blockSize: `calc(${vars.control.compact} + ${rem(2)})`,
    color: color.inverseMuted,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { color: color.onInverse },
      '&:focus-visible': { ...focusRing('inset'), outlineColor: color.inverseAccent },
    },
  },
  below('md', { inlineSize: rem(control.touch), blockSize: rem(control.touch) }),
]);
