import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fadeOut } from '../../internal/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, moves, onPaper, rem, screenOnly, textStyle } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { layout, space, zIndex } from '../../theme/scale.ts';

const { color, shadow } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Leaves a gutter on all sides, also on phones. */
const gutters = `calc(100dvb - ${rem(space.xxlarge)})`;

export const dialog = style([
  {
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.dialog,
    margin: 'auto',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${rem(layout.dialog)}, calc(100% - ${rem(space.xxlarge)}))`,
    blockSize: 'fit-content',
    maxBlockSize: gutters,
    overflow: 'hidden',
    color: color.text,
    background: color.raised,
    border: '1px solid transparent',
    borderRadius: vars.radius.dialog,
    boxShadow: shadow.dialog,
    outline: 'none',
    selectors: {
      '&[data-size=small]': {
        inlineSize: `min(${rem(layout.dialogSmall)}, calc(100% - ${rem(space.xxlarge)}))`,
      },
      '&:focus-visible': { outline: 'none' },
    },
  },
  moves(rise, fadeOut, 'slow'),
  onPaper({
    position: 'static',
    inlineSize: 'auto',
    maxBlockSize: 'none',
    overflow: 'visible',
    boxShadow: 'none',
  }),
]);

/** A question is not printed, but the page behind it. */
export const question = style([dialog, screenOnly]);

// An open dialog is printed instead of the page behind it.
globalStyle(
  `body:has(> ${dialog}:not(${question})) > :not(${dialog})`,
  onPaper({ display: 'none' }),
);

export const head = style([
  {
    display: 'grid',
    gap: space.xxsmall,
    paddingBlock: `${rem(space.xlarge - 2)} 0`,
    paddingInline: space.xlarge,
    selectors: { '&[data-closable]': { paddingInlineEnd: space.huge } },
  },
  below('md', { paddingInline: space.large }),
]);

export const title = style([textStyle('heading2'), { textWrap: 'balance' }]);

export const description = style([textStyle('body'), { color: color.textMuted }]);

export const corner = style({
  position: 'absolute',
  insetBlockStart: space.large,
  insetInlineEnd: space.medium,
});

export const body = style([
  {
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    paddingBlock: space.medium,
    paddingInline: space.xlarge,
    overflowWrap: 'anywhere',
    selectors: {
      '&:focus-visible': focusRing('inset'),
      '&[data-muted]': { paddingBlockStart: space.xsmall, color: color.textMuted },
    },
  },
  below('md', { paddingInline: space.large }),
  onPaper({ overflowY: 'visible' }),
]);

export const foot = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: space.xsmall,
    paddingBlock: `${rem(space.medium)} ${rem(space.large)}`,
    paddingInline: space.xlarge,
    borderBlockStart: `1px solid ${color.border}`,
    selectors: {
      '&[data-plain]': { borderBlockStart: 0, paddingBlockStart: space.xsmall },
      [`${head} + &[data-plain]`]: { paddingBlockStart: space.large },
    },
  },
  below('md', { paddingInline: space.large }),
  screenOnly,
]);

// On phones the buttons share the width.
globalStyle(`${foot} > *`, { '@media': { [`screen and ${narrower('sm')}`]: { flex: 1 } } });
