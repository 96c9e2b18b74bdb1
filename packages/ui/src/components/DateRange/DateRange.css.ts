import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { control, space, type, weight } from '../../theme/scale.ts';

const { color } = vars;

/** Presets beside the days are in line with their inputs, whatever is below those. */
export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.small}px ${space.medium}px`,
  minInlineSize: 0,
});

export const presets = style([
  { display: 'flex', flexWrap: 'wrap', gap: space.xsmall },
  // One row that scrolls. Its padding has space for focus rings.
  below('md', {
    flexWrap: 'nowrap',
    maxInlineSize: `calc(100% + ${2 * space.xxsmall}px)`,
    margin: -space.xxsmall,
    padding: space.xxsmall,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
]);

export const preset = style([
  textStyle('small'),
  transition('background-color', 'border-color', 'color'),
  {
    flex: 'none',
    minBlockSize: vars.control.default,
    paddingInline: space.small,
    // Puts its smaller text on the baseline of the inputs.
    paddingBlockStart: 1,
    fontWeight: weight.medium,
    color: color.textMuted,
    background: color.surface,
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.borderControlHover, color: color.text },
      '&[aria-pressed=true]': {
        color: color.accentText,
        background: color.accentSoft,
        borderColor: color.accent,
      },
      '&:focus-visible': focusRing(),
      '&:disabled': {
        color: color.textDisabled,
        background: color.sunken,
        borderColor: color.borderStrong,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': {
            color: 'HighlightText',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
]);

/** Each date has its own line where both would be cut, as on the narrowest phones and in popovers. */
export const days = style([
  { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.small, minInlineSize: 0 },
  below('sm', { inlineSize: '100%' }),
]);

/** Its label is no part of the baseline, which is that of its input. */
export const day = style([
  {
    position: 'relative',
    inlineSize: rem(208),
    maxInlineSize: '100%',
    paddingBlockStart: `calc(${rem(type.label.line)} + ${space.snug}px)`,
  },
  below('sm', { flex: `1 1 ${rem(208)}` }),
]);

export const dayLabel = style({ position: 'absolute', insetBlockStart: 0 });

export const dayBox = style({ position: 'relative' });

/** Invisible; the calendar opens at its position. */
export const calendar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 1,
  opacity: 0,
  pointerEvents: 'none',
});

/** Takes no space while empty, but stays in the DOM as a live region. */
export const message = style({ selectors: { '&:empty': { position: 'absolute' } } });
