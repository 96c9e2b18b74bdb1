import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, onPaper, rem, screenOnly, textStyle } from '../../theme/css.ts';
import { atLeast } from '../../theme/media.ts';
import { control, layout, space, zIndex } from '../../theme/scale.ts';
import { cardSurface, inColumn, inRow } from '../../theme/shapes.ts';
import type { ColumnsKind } from './Shell.tsx';

const { color, shadow } = vars;

export const shell = style([
  { minBlockSize: '100dvh', background: color.canvas },
  from('md', { display: 'grid', gridTemplateColumns: `${rem(layout.sideMenu)} minmax(0, 1fr)` }),
  onPaper({ minBlockSize: 0, background: 'none' }),
]);

/** Hidden for visitors who are about to be redirected to the sign-in page: the server marks their page. */
export const frame = style({ selectors: { '[data-signed-out] &': { visibility: 'hidden' } } });

export const skip = style([
  screenOnly,
  {
    ...textStyle('label'),
    position: 'fixed',
    zIndex: zIndex.skipLink,
    insetBlockStart: space.xsmall,
    insetInlineStart: space.xsmall,
    padding: `${rem(space.xsmall)} ${rem(space.medium)}`,
    color: color.onInverse,
    background: color.inverse,
    borderRadius: vars.radius.control,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  },
]);

export const side = style([
  screenOnly,
  below('md', { display: 'none' }),
  from('md', {
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100dvh',
    borderInlineEnd: `1px solid ${color.border}`,
  }),
]);

// Clips the background of the sticky foot.
export const column = style([
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: '100dvh',
    overflowX: 'clip',
  },
  // Pages break between blocks, not within a flex container as high as the window.
  onPaper({ display: 'block', minBlockSize: 0 }),
]);

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
  screenOnly,
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
  onPaper({ display: 'block' }),
]);

/** One line high, two on phones. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: rem(layout.topBar),
  zIndex: zIndex.topBar,
  paddingBlock: rem(space.xxsmall),
  paddingInline: rem(space.xlarge),
  color: color.cautionText,
  background: color.cautionSoft,
  borderBlockEnd: `1px solid ${color.border}`,
  ...below('md', { paddingInline: rem(space.medium) }),
});

// Keeps a focused element below the bar.
globalStyle(':root:has([data-window-bar])', { scrollPaddingBlockStart: rem(128) });

export const notice = style({ marginBlockEnd: space.medium });

const looks: Record<ColumnsKind, { gap: number; aside: number }> = {
  form: { gap: layout.formGap, aside: layout.preview },
  moderation: { gap: space.large, aside: 288 },
  terms: { gap: space.large, aside: layout.preview },
};

export const columns = styleVariants(looks, ({ gap, aside }) => [
  {
    ...inColumn(space.medium),
    alignItems: 'start',
  },
  from('xl', { gridTemplateColumns: `minmax(0, 1fr) ${rem(aside)}`, gap }),
]);

export const columnsMain = style({ minInlineSize: 0 });

export const aside = style({ ...inColumn(space.medium), minInlineSize: 0 });

export const follows = style(from('xl', { position: 'sticky', insetBlockStart: rem(80) }));

/** The first 300 px of the page, watched to know whether it is scrolled. */
export const firstPixels = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 300,
  pointerEvents: 'none',
});

export const scrollTop = style([
  screenOnly,
  {
    position: 'fixed',
    zIndex: zIndex.stickyHead,
    insetBlockEnd: rem(88),
    insetInlineEnd: rem(space.xlarge),
    borderRadius: vars.radius.control,
    background: color.surface,
    boxShadow: shadow.float,
  },
  // At the edge are the menus of the rows. At the end of a page it is between the ends of the pagination.
  below('md', {
    insetBlockEnd: `max(${rem(space.medium)}, env(safe-area-inset-bottom))`,
    insetInline: 0,
    inlineSize: 'fit-content',
    marginInline: 'auto',
  }),
  // The decision bar of phones would cover the button.
  { selectors: { 'body:has([data-window-foot]) &': below('md', { display: 'none' }) } },
  // Toasts cover its place.
  {
    selectors: {
      'body:has(ol[data-side=foot] > li) &:not(:focus-within)': { visibility: 'hidden' },
    },
  },
]);

/** In the place of the side menu's brand. */
export const frameBrand = style({
  ...inRow(0),
  blockSize: rem(layout.topBar),
  paddingInline: rem(space.small + space.xsmall),
});

/** In the place of the top bar's link to the home page. */
export const frameHome = style([
  inRow(0),
  from('md', { display: 'none' }),
  {
    blockSize: '100%',
    paddingInlineStart: rem(
      space.xxsmall + control.touch + space.xsmall + (control.touch - 28) / 2,
    ),
  },
]);

export const frameHeading = style({
  inlineSize: rem(220),
  blockSize: rem(28),
  marginBlockEnd: rem(space.section),
  background: color.skeleton,
  borderRadius: vars.radius.control,
});

export const frameCard = style([cardSurface, { blockSize: rem(480) }]);

export const stickyFoot = style([
  {
    position: 'sticky',
    zIndex: zIndex.stickyBar,
    insetBlockEnd: 0,
    marginBlockStart: 'auto',
    // Offsets the bottom padding of the page.
    marginBlockEnd: `-${rem(space.section)}`,
    paddingBlock: space.small,
    // The background fills the width of the content column, which clips it.
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInline: '-100vw',
      background: color.surface,
      boxShadow: shadow.bar,
    },
  },
  below('md', {
    marginBlockEnd: `-${rem(space.xxlarge)}`,
    paddingBlockEnd: `max(${rem(space.small)}, env(safe-area-inset-bottom))`,
  }),
  screenOnly,
]);

// Keeps a focused element above the bar, which is higher on phones, and higher still with a field.
globalStyle(':root:has([data-window-foot])', below('md', { scrollPaddingBlockEnd: rem(176) }));
globalStyle(
  ':root:has([data-window-foot] textarea)',
  below('md', { scrollPaddingBlockEnd: rem(320) }),
);

// A field of the bar is within that distance: every key would scroll the page.
globalStyle(':root:has([data-window-foot]:focus-within)', { scrollPaddingBlockEnd: 0 });

// Stretches the ancestors of the bar, so that on a short page too it is at the bottom of the window.
globalStyle(`main :is(div, form):has(${stickyFoot})`, {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
});

// Named elements: without a name, it would be looked for after each element of a page.
globalStyle(`:is(div, section):has(+ ${stickyFoot})`, { marginBlockEnd: space.xlarge });
