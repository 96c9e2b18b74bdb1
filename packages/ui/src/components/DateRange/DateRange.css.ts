import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { atLeast } from '../../theme/media.ts';
import { control, space, type, weight } from '../../theme/scale.ts';

const { color } = vars;

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.small}px ${space.medium}px`,
  minInlineSize: 0,
});

export const presets = style([
  { display: 'flex', flexWrap: 'wrap', gap: space.xsmall },
  // Beside the days, whose message is below them and whose label is above.
  {
    '@media': {
      [atLeast('md')]: {
        selectors: {
          [`${range}[data-told] &`]: {
            alignSelf: 'start',
            marginBlockStart: `calc(${rem(type.label.line)} + ${space.snug}px)`,
          },
        },
      },
    },
  },
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

export const day = style([
  { inlineSize: rem(208), maxInlineSize: '100%' },
  below('sm', { flex: `1 1 ${rem(208)}` }),
]);

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
