import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem, textStyle } from '../../theme/css.ts';
import { control } from '../../theme/scale.ts';
import type { BadgeLook } from './Badge.tsx';

const { color } = vars;

const tones: Record<BadgeLook, { background: string; color: string }> = {
  pending: { background: color.cautionSoft, color: color.cautionText },
  declined: { background: color.criticalSoft, color: color.criticalText },
  draft: { background: 'transparent', color: color.neutralText },
  approved: { background: color.positiveSoft, color: color.positiveText },
  free: { background: color.neutralSoft, color: color.neutralText },
  trial: { background: color.infoSoft, color: color.infoText },
  premium: { background: color.accentSoft, color: color.accentText },
  superAdmin: { background: color.inverse, color: color.onInverse },
  new: { background: color.accent, color: color.onAccent },
};

export const badge = style([
  textStyle('badge'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: 5,
    blockSize: rem(control.badge),
    paddingInline: 7,
    // Visible in forced colours.
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    whiteSpace: 'nowrap',
    selectors: {
      ...Object.fromEntries(
        Object.entries(tones).map(([kind, tone]) => [`&[data-kind=${kind}]`, tone]),
      ),
      '&[data-kind=draft]': { ...tones.draft, borderColor: color.neutralLine },
      '&[data-kind=new]': { ...tones.new, blockSize: rem(18), paddingInline: 5 },
    },
  },
]);

/** Ends in an ellipsis in a badge that a parent lets shrink. */
export const words = style([oneLine, { minInlineSize: 0 }]);

export const shape = style({
  flexShrink: 0,
  inlineSize: rem(12),
  blockSize: rem(12),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const solid = style({ fill: 'currentColor', stroke: 'none' });

/** Lines cut into a filled shape, in the background colour of the badge. */
export const cut = style({
  selectors: Object.fromEntries(
    Object.entries(tones).map(([kind, tone]) => [
      `${badge}[data-kind=${kind}] &`,
      { stroke: tone.background },
    ]),
  ),
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});
