import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, textStyle, userText } from '../../theme/css.ts';
import type { TextSize, TextTone } from './Text.tsx';

const { color } = vars;

const tones: Record<TextTone, string> = {
  main: color.text,
  muted: color.textMuted,
  subtle: color.textSubtle,
  accent: color.accentText,
  positive: color.positiveText,
  caution: color.cautionText,
  critical: color.criticalText,
};

const base = style({
  minInlineSize: 0,
  selectors: {
    ...Object.fromEntries(
      Object.entries(tones).map(([tone, value]) => [`&[data-tone=${tone}]`, { color: value }]),
    ),
    '&[data-truncate]': { ...oneLine, display: 'block' },
    '&[data-keep-breaks]': userText,
    '&[data-figures]': { fontVariantNumeric: 'tabular-nums' },
  },
});

const sizes: Record<TextSize, TextSize> = {
  caption: 'caption',
  small: 'small',
  body: 'body',
  label: 'label',
  lead: 'lead',
};

export const text = styleVariants(sizes, (size) => [base, textStyle(size)]);
