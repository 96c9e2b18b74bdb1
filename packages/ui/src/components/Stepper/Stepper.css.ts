import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, textStyle, visuallyHidden } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { space, weight } from '../../theme/scale.ts';

const { color } = vars;

export const stepper = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

/** On phones, in place of the labels. */
export const now = style([textStyle('label'), from('md', { display: 'none' })]);

export const steps = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  below('md', { gap: space.xxsmall }),
]);

const phone = `screen and ${narrower('md')}`;

export const step = style([
  textStyle('body'),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    minInlineSize: 0,
    color: color.textMuted,
    selectors: {
      '&[data-state=current]': { color: color.text, fontWeight: weight.medium },
      // The line to the next step.
      '&:not(:last-child)': { flexGrow: 1 },
      '&:not(:last-child)::after': {
        content: '',
        flexGrow: 1,
        minInlineSize: rem(16),
        borderBlockStart: `1px solid ${color.borderStrong}`,
      },
      '&[data-state=done]:not(:last-child)::after': { borderColor: color.accent },
    },
  },
  {
    '@media': {
      // A bar per step.
      [phone]: {
        flex: 1,
        blockSize: rem(6),
        borderRadius: vars.radius.full,
        background: color.pressed,
        selectors: {
          '&[data-state=current], &[data-state=done]': { background: color.accent },
          '&:not(:last-child)::after': { display: 'none' },
        },
      },
      [`${phone} and (forced-colors: active)`]: {
        border: '1px solid CanvasText',
        selectors: {
          '&[data-state=current], &[data-state=done]': {
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const mark = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: rem(24),
    blockSize: rem(24),
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.full,
    selectors: {
      [`${step}[data-state=current] > &`]: {
        color: color.onAccent,
        background: color.accent,
        borderColor: color.accent,
      },
      [`${step}[data-state=done] > &`]: {
        color: color.accentText,
        background: color.accentSoft,
        borderColor: color.accent,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${step}[data-state=current] > &`]: {
            color: 'HighlightText',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  below('md', { display: 'none' }),
]);

export const words = style([{ minInlineSize: 0 }, below('md', visuallyHidden)]);
