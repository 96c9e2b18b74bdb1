import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius } from '../../theme/scale.ts';
import { bar as progressBar } from '../ProgressBar/ProgressBar.css.ts';
import type { MeterLevel } from './meterLevel.ts';

const { color } = vars;

const fills: Record<MeterLevel, string> = {
  room: color.accent,
  full: color.caution,
  over: color.criticalFill,
};

export const bar = style([
  progressBar,
  {
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
  },
]);

export const words = style({ selectors: { '&[data-level=over]': { color: color.criticalText } } });
