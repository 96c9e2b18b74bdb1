import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem, textStyle } from '../../theme/css.ts';
import { control } from '../../theme/scale.ts';
import type { BadgeTone } from './Badge.tsx';

const { color } = vars;

const tones: Record<BadgeTone, { background: string; color: string }> = {
  neutral: { background: color.neutralSoft, color: color.neutralText },
  outline: { background: 'transparent', color: color.neutralText },
  info: { background: color.infoSoft, color: color.infoText },
  positive: { background: color.positiveSoft, color: color.positiveText },
  caution: { background: color.cautionSoft, color: color.cautionText },
  critical: { background: color.criticalSoft, color: color.criticalText },
  accent: { background: color.accentSoft, color: color.accentText },
  strong: { background: color.inverse, color: color.onInverse },
  solid: { background: color.accent, color: color.onAccent },
};

/** The background of the badge, for an icon with lines cut out of it. */
export const background = createVar();

export const badge = style([
  textStyle('badge'),
  {
    display: 'inline-flex',
    inlineSize: 'fit-content',
    alignItems: 'center',
    flexShrink: 0,
    gap: 5,
    blockSize: rem(control.badge),
    paddingInline: 7,
    background,
    // Visible in forced colours.
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    whiteSpace: 'nowrap',
    selectors: {
      ...Object.fromEntries(
        Object.entries(tones).map(([name, tone]) => [
          `&[data-tone=${name}]`,
          { vars: { [background]: tone.background }, color: tone.color },
        ]),
      ),
      '&[data-tone=outline]': {
        vars: { [background]: tones.outline.background },
        color: tones.outline.color,
        borderColor: color.neutralLine,
      },
      '&[data-size=compact]': { blockSize: rem(18), paddingInline: 5 },
    },
  },
]);

/** Ends in an ellipsis in a badge that a parent lets shrink. */
export const words = style([oneLine, { minInlineSize: 0 }]);
