import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { radius } from '../../theme/scale.ts';
import type { MeterLevel } from './meterLevel.ts';

const { color } = vars;

const fills: Record<MeterLevel, string> = {
  room: color.accent,
  full: color.caution,
  over: color.criticalFill,
};

/** The browser's own element, redrawn; in forced colours it looks as the browser draws it. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(6),
  overflow: 'hidden',
  background: color.pressed,
  border: 0,
  borderRadius: radius.full,
  selectors: {
    '&::-webkit-meter-inner-element': { display: 'block', blockSize: '100%' },
    '&::-webkit-meter-bar': { blockSize: '100%', background: 'transparent', border: 0 },
    ...Object.fromEntries(
      Object.entries(fills).flatMap(([level, background]) =>
        ['-webkit-meter-optimum-value', '-moz-meter-bar'].map((part) => [
          `&[data-level=${level}]::${part}`,
          { background, borderRadius: radius.full },
        ]),
      ),
    ),
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const words = style({ selectors: { '&[data-level=over]': { color: color.criticalText } } });
