import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, rem, textStyle, transition } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, space, weight } from '../../theme/scale.ts';
import type { SegmentTone } from './SegmentedControl.tsx';

const { color } = vars;

const phone = `screen and ${narrower('md')}`;

interface ToneLook {
  background: string;
  borderColor: string;
  color: string;
}

const tones: Record<SegmentTone, ToneLook> = {
  neutral: { background: color.surface, borderColor: color.borderControl, color: color.text },
  positive: {
    background: color.positiveSoft,
    borderColor: color.positive,
    color: color.positiveText,
  },
  caution: { background: color.cautionSoft, borderColor: color.caution, color: color.cautionText },
  critical: {
    background: color.criticalSoft,
    borderColor: color.critical,
    color: color.criticalText,
  },
};

/** `track`: a sunken track, for views. `joined`: adjacent buttons, for a decision. */
export const group = style([
  {
    display: 'inline-flex',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    selectors: {
      '&[data-look=track]': {
        // Options that do not fit beside each other are below each other.
        flexWrap: 'wrap',
        gap: space.hair,
        padding: 1,
        background: color.sunken,
        border: `1px solid ${color.border}`,
        borderRadius: `calc(${vars.radius.control} + 2px)`,
      },
      '&[data-disabled]': { opacity: 0.55 },
    },
  },
  {
    '@media': {
      [phone]: { selectors: { '&[data-look=joined]': { inlineSize: '100%' } } },
    },
  },
]);

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
  selectors: {
    [`${group}[data-look=track] &`]: { flexGrow: 1 },
    [`${group}[data-look=joined] &`]: { minInlineSize: 'min-content' },
    // Adjacent options share a border; the selected one has a full border.
    [`${group}[data-look=joined] &:not(:first-child)`]: { marginInlineStart: -1 },
    '&:has(:checked)': { zIndex: 1 },
  },
  // On phones a decision fills the width, and each option has room for its longest word.
  '@media': {
    [phone]: { selectors: { [`${group}[data-look=joined] &`]: { flex: '1 1 min-content' } } },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

const joined = `${group}[data-look=joined]`;
const corner = vars.radius.control;

export const face = style([
  textStyle('label'),
  transition('background-color', 'border-color', 'color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    inlineSize: '100%',
    minBlockSize: vars.control.compact,
    paddingBlock: space.hair,
    paddingInline: 13,
    fontSize: rem(13),
    textAlign: 'center',
    overflowWrap: 'break-word',
    pointerEvents: 'none',
    color: color.textMuted,
    border: '1px solid transparent',
    borderRadius: corner,
    selectors: {
      [`${joined} &`]: {
        minBlockSize: vars.control.default,
        fontSize: rem(14),
        background: color.surface,
        borderColor: color.borderControl,
        borderRadius: 0,
      },
      [`${joined} :first-child > &`]: {
        borderStartStartRadius: corner,
        borderEndStartRadius: corner,
      },
      [`${joined} :last-child > &`]: { borderStartEndRadius: corner, borderEndEndRadius: corner },
      [`${input}:hover:not(:disabled) + &`]: { color: color.text },
      [`${joined} ${input}:hover:not(:disabled) + &`]: { background: color.hover },
      ...Object.fromEntries(
        Object.entries(tones).map(([tone, look]) => [
          `${segment}[data-tone=${tone}] > ${input}:checked + &&`,
          { ...look, fontWeight: weight.semibold },
        ]),
      ),
      [`${input}:focus-visible + &`]: focusRing(),
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          // More specific than the tone of the option.
          [`${segment} > ${input}:checked + &&&`]: {
            color: 'HighlightText',
            background: 'Highlight',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  below('md', { minBlockSize: rem(control.touch) }),
  {
    '@media': {
      [phone]: {
        // The icon moves above a label that has no room beside it.
        selectors: {
          [`${joined} &`]: {
            flexWrap: 'wrap',
            gap: `0 ${space.xxsmall}`,
            minBlockSize: rem(control.touch),
            paddingInline: 8,
          },
        },
      },
    },
  },
  // Three options with icons fit down to 320 px.
  { '@media': { 'screen and (max-width: 359px)': { paddingInline: 8, gap: space.xxsmall } } },
]);
