import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, textStyle } from '../../theme/css.ts';
import { atLeast } from '../../theme/media.ts';
import { layout, radius, space, zIndex } from '../../theme/scale.ts';

const { color, shadow } = vars;

export const shell = style([
  { minBlockSize: '100dvh', background: color.canvas },
  from('md', { display: 'grid', gridTemplateColumns: `${rem(layout.sideMenu)} minmax(0, 1fr)` }),
]);

export const skip = style([
  textStyle('label'),
  {
    position: 'fixed',
    zIndex: zIndex.skipLink,
    insetBlockStart: space.xsmall,
    insetInlineStart: space.xsmall,
    padding: `${rem(space.xsmall)} ${rem(space.medium)}`,
    color: color.onInverse,
    background: color.inverse,
    borderRadius: radius.control,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  },
]);

export const side = style([
  below('md', { display: 'none' }),
  from('md', {
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100dvh',
    borderInlineEnd: `1px solid ${color.border}`,
  }),
]);

// A foot that bleeds to the edges is cut here, not by the window.
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100dvh',
  overflowX: 'clip',
});

export const top = style([
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.topBar,
    blockSize: rem(layout.topBar),
    background: color.canvas,
    borderBlockEnd: `1px solid ${color.border}`,
  },
  below('md', { background: color.surface }),
]);

export const progress = style({
  position: 'absolute',
  zIndex: zIndex.progress,
  insetBlockEnd: -2,
  insetInline: 0,
  blockSize: 2,
  overflow: 'hidden',
});

export const progressDone = style({
  blockSize: '100%',
  background: color.accent,
  transformOrigin: 'left',
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
});

export const main = style([
  {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    marginInline: 'auto',
    outline: 'none',
  },
  from('md', {
    maxInlineSize: `calc(${rem(layout.content)} + 2 * ${rem(space.xlarge)})`,
    padding: `${rem(28)} ${rem(space.xlarge)} ${rem(space.section)}`,
  }),
  below('md', { padding: `${rem(space.large)} ${rem(space.medium)} ${rem(space.xxlarge)}` }),
  {
    '@media': {
      [`screen and ${atLeast('lg')}`]: {
        maxInlineSize: `calc(${rem(layout.content)} + 2 * ${rem(space.xxlarge)})`,
        paddingInline: rem(space.xxlarge),
      },
    },
  },
]);

export const notice = style({ marginBlockEnd: space.medium });

export const foot = style({
  position: 'sticky',
  zIndex: zIndex.stickyBar,
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  background: color.surface,
  boxShadow: shadow.bar,
});

export const footContent = style([
  { inlineSize: '100%', marginInline: 'auto', paddingBlock: space.small },
  from('md', {
    maxInlineSize: `calc(${rem(layout.content)} + 2 * ${rem(space.xlarge)})`,
    paddingInline: rem(space.xlarge),
  }),
  below('md', {
    paddingInline: rem(space.medium),
    paddingBlockEnd: `max(${rem(space.small)}, env(safe-area-inset-bottom))`,
  }),
  {
    '@media': {
      [`screen and ${atLeast('lg')}`]: {
        maxInlineSize: `calc(${rem(layout.content)} + 2 * ${rem(space.xxlarge)})`,
        paddingInline: rem(space.xxlarge),
      },
    },
  },
]);
