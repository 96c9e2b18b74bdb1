import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem, textStyle } from '../../theme/css.ts';
import { control, space, weight } from '../../theme/scale.ts';
import type { ChipTone } from './Chip.tsx';

const { color } = vars;

const tones: Record<ChipTone, { background: string; color: string }> = {
  accent: { background: color.accentSoft, color: color.accentText },
  neutral: { background: color.neutralSoft, color: color.text },
  added: { background: color.diffAdd, color: color.diffAddText },
  removed: { background: color.diffDel, color: color.diffDelText },
};

export const chip = style([
  textStyle('small'),
  {
    display: 'inline-flex',
    inlineSize: 'fit-content',
    alignItems: 'center',
    gap: space.xxsmall,
    maxInlineSize: '100%',
    minBlockSize: rem(control.chip),
    paddingInline: space.xsmall,
    fontWeight: weight.medium,
    textDecoration: 'none',
    // Visible in forced colours.
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    selectors: {
      ...Object.fromEntries(
        Object.entries(tones).map(([tone, look]) => [`&[data-tone=${tone}]`, look]),
      ),
    },
  },
]);

export const words = style([
  oneLine,
  {
    minInlineSize: 0,
    selectors: { [`${chip}[data-tone=removed] &`]: { textDecoration: 'line-through' } },
  },
]);
