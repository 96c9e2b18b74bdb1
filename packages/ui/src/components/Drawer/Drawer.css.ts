import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { moves, rem, screenOnly, textStyle } from '../../theme/css.ts';
import { layout, space, zIndex } from '../../theme/scale.ts';

/** Off-screen position, past the edge it opens from. */
const away = createVar();
const slideIn = keyframes({ from: { transform: `translateX(${away})` } });
const slideOut = keyframes({ to: { transform: `translateX(${away})` } });

export const drawer = style([
  {
    vars: { [away]: '-100%' },
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: zIndex.dialog,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${rem(layout.drawer)}, calc(100% - ${rem(space.page)}))`,
    color: vars.color.text,
    background: vars.color.canvas,
    borderInlineEnd: '1px solid transparent',
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    selectors: {
      '&:dir(rtl)': { vars: { [away]: '100%' } },
      '&[data-side=end]': {
        vars: { [away]: '100%' },
        insetInlineStart: 'auto',
        insetInlineEnd: 0,
        inlineSize: `min(${rem(layout.dialogSmall)}, calc(100% - ${rem(space.page)}))`,
        borderInlineEnd: 0,
        borderInlineStart: '1px solid transparent',
      },
      '&[data-side=end]:dir(rtl)': { vars: { [away]: '-100%' } },
      '&:focus-visible': { outline: 'none' },
    },
  },
  moves(slideIn, slideOut, 'slow'),
  screenOnly,
]);

export const corner = style({
  position: 'absolute',
  insetBlockStart: space.snug,
  insetInlineEnd: space.small,
  zIndex: zIndex.stickyHead,
});

export const title = style([
  textStyle('heading3'),
  { paddingBlock: space.medium, paddingInline: `${rem(space.large)} ${rem(space.huge)}` },
]);

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  selectors: {
    // A menu reaches the edges.
    [`${drawer}[data-side=end] > &`]: {
      paddingInline: space.large,
      paddingBlockEnd: space.large,
    },
  },
});
