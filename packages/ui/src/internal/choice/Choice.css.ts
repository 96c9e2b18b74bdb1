import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, space } from '../../theme/scale.ts';

const { color } = vars;

// Radios of a group without a selection are `:indeterminate` too.
const chosen = ':is(:checked, [type=checkbox]:indeterminate)';

/** The mark, then the label, with help and error below it. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.small,
  alignItems: 'start',
  minInlineSize: 0,
  selectors: { '&[data-bare]': { display: 'inline-grid', gridTemplateColumns: 'auto' } },
});

/** Centred on the first line of the label. */
export const mark = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: rem(20),
});

/** The native input, invisible over the mark, at least 24 px wide and high. */
export const input = style([
  {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    inlineSize: '100%',
    minInlineSize: rem(control.minTarget),
    blockSize: rem(control.minTarget),
    opacity: 0,
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      ':dir(rtl) > &': { translate: '50% -50%' },
    },
  },
  {
    '@media': {
      [`screen and ${narrower('md')}`]: {
        selectors: {
          // Without a label next to it, nothing else is as near.
          [`${choice}[data-bare] &`]: {
            minInlineSize: rem(control.touch),
            blockSize: rem(control.touch),
          },
        },
      },
    },
  },
]);

/** The visible mark; components set its size and shape. */
export const face = style([
  transition('background-color', 'border-color'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    pointerEvents: 'none',
    color: 'transparent',
    background: color.surface,
    border: `1px solid ${color.borderControl}`,
    selectors: {
      [`${input}:hover + &`]: { borderColor: color.borderControlHover },
      [`${input}${chosen} + &`]: {
        color: color.onAccent,
        background: color.accent,
        borderColor: color.accent,
      },
      [`${input}${chosen}:hover + &`]: {
        background: color.accentHover,
        borderColor: color.accentHover,
      },
      [`${input}:is([aria-invalid=true], [data-invalid]) + &`]: {
        borderColor: color.critical,
        boxShadow: `0 0 0 1px ${color.critical}`,
      },
      [`${input}:disabled + &`]: { background: color.sunken, borderColor: color.borderStrong },
      [`${input}:disabled${chosen}:disabled + &`]: {
        color: color.textDisabled,
        background: color.sunken,
        borderColor: color.borderStrong,
      },
      [`${input}:focus-visible + &`]: focusRing(),
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${input}${chosen} + &`]: {
            color: 'HighlightText',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const label = style([
  textStyle('body'),
  {
    lineHeight: rem(20),
    color: color.text,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' } },
  },
]);

export const strongLabel = style(textStyle('label'));

const under = { gridColumn: 2, marginBlockStart: space.hair } as const;
export const help = style([textStyle('caption'), under, { color: color.textMuted }]);
export const error = style([
  textStyle('caption'),
  under,
  { marginBlockStart: space.xxsmall, fontWeight: 500, color: color.criticalText },
]);
