import { keyframes, style } from '@vanilla-extract/css';
import { bare } from '../../internal/field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, oneLine, rem, screenOnly, textStyle, visuallyHidden } from '../../theme/css.ts';
import { control, layout, motion, space, zIndex } from '../../theme/scale.ts';

const { color } = vars;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Hangs from the top, so that the field stays in place while the list gets shorter. On phones it fills the window. */
export const palette = style([
  {
    position: 'fixed',
    insetBlockStart: '12dvb',
    insetInline: 0,
    zIndex: zIndex.dialog,
    marginInline: 'auto',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${rem(layout.dialog + 80)}, calc(100% - ${rem(space.xxlarge)}))`,
    maxBlockSize: `min(76dvb, ${rem(480)})`,
    overflow: 'hidden',
    color: color.text,
    background: color.raised,
    border: '1px solid transparent',
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        // It goes at once, since what was chosen waits for it.
        animation: `${drop} ${motion.fast} ${motion.easeOut}`,
      },
    },
  },
  screenOnly,
  below('sm', {
    insetBlockStart: 0,
    inlineSize: '100%',
    blockSize: '100dvb',
    maxBlockSize: 'none',
    borderRadius: 0,
  }),
]);

export const title = style(visuallyHidden);

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: rem(10),
  paddingBlock: space.xsmall,
  paddingInline: `${rem(space.medium)} ${rem(space.small)}`,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const searchIcon = style({ display: 'inline-flex', color: color.textMuted });

/** The dialog itself shows where the focus is. */
export const input = style([
  bare,
  {
    appearance: 'none',
    minBlockSize: rem(control.touch - space.xsmall),
    fontSize: rem(16),
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

export const list = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xsmall,
  selectors: { '&[data-empty]': { padding: 0 } },
});

export const group = style([
  textStyle('caption'),
  {
    paddingBlock: `${rem(space.xsmall)} ${rem(space.xxsmall)}`,
    paddingInline: rem(10),
    color: color.textMuted,
  },
]);

export const row = style([
  textStyle('body'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: rem(10),
    minBlockSize: vars.control.default,
    paddingInline: rem(10),
    color: color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    scrollMarginBlock: rem(space.xsmall),
    selectors: { '&[data-active]': { background: color.raisedHover } },
    '@media': {
      // Replaces the background of the highlighted row.
      '(forced-colors: active)': {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.textMuted });

export const label = style({ ...oneLine, flex: 1, minInlineSize: 0 });

/** Stays readable beside a long name. */
export const hint = style([
  textStyle('small'),
  { ...oneLine, flex: 'none', maxInlineSize: '45%', color: color.textMuted },
]);

export const keys = style([
  { display: 'inline-flex', flex: 'none', gap: space.xxsmall },
  below('sm', { display: 'none' }),
]);

export const message = style([
  textStyle('body'),
  { padding: space.medium, color: color.textMuted },
]);
