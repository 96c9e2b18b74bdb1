import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn';
import type { ColorRole } from './color.ts';

register(modeRgb);
register(modeLrgb);

/** Contrast of two opaque colours by WCAG 2, from 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

interface ContrastPairs {
  /** Colour of the text or line. */
  ink: ColorRole;
  /** 4.5 for text, 3 for lines and shapes. */
  least: 4.5 | 3;
  /** Its backgrounds. */
  grounds: readonly ColorRole[];
}

const tones = ['positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft', 'accentSoft'] as const;
const layers = ['canvas', 'surface', 'raised'] as const;
const rows = [...layers, 'sunken', 'hover', 'raisedHover', 'selected'] as const;

/** The allowed pairs of colours. A component that needs another pair adds it here. */
export const contrastPairs: readonly ContrastPairs[] = [
  { ink: 'text', least: 4.5, grounds: [...rows, 'pressed', ...tones] },
  { ink: 'textMuted', least: 4.5, grounds: [...rows, 'pressed', ...tones] },
  { ink: 'textSubtle', least: 4.5, grounds: rows },
  {
    ink: 'accentText',
    least: 4.5,
    grounds: [...layers, 'hover', 'selected', 'sunken', 'accentSoft', 'accentSoftHover'],
  },
  { ink: 'onAccent', least: 4.5, grounds: ['accent', 'accentHover', 'accentPressed'] },
  {
    ink: 'onCritical',
    least: 4.5,
    grounds: ['criticalFill', 'criticalFillHover', 'criticalFillPressed'],
  },
  { ink: 'positiveText', least: 4.5, grounds: ['positiveSoft', ...layers, 'hover'] },
  { ink: 'cautionText', least: 4.5, grounds: ['cautionSoft', ...layers, 'hover'] },
  { ink: 'criticalText', least: 4.5, grounds: ['criticalSoft', ...layers, 'hover'] },
  { ink: 'infoText', least: 4.5, grounds: ['infoSoft', ...layers, 'hover'] },
  { ink: 'neutralText', least: 4.5, grounds: ['neutralSoft', 'surface'] },
  { ink: 'onInverse', least: 4.5, grounds: ['inverse'] },
  { ink: 'inverseMuted', least: 4.5, grounds: ['inverse'] },
  { ink: 'inverseAccent', least: 4.5, grounds: ['inverse'] },
  { ink: 'stoneText', least: 4.5, grounds: ['stone'] },
  { ink: 'stoneMuted', least: 4.5, grounds: ['stone'] },
  { ink: 'diffAddText', least: 4.5, grounds: ['diffAdd'] },
  { ink: 'diffDelText', least: 4.5, grounds: ['diffDel'] },
  {
    ink: 'borderControl',
    least: 3,
    grounds: [...layers, 'sunken', 'hover', 'selected', 'accentSoft'],
  },
  { ink: 'focus', least: 3, grounds: [...layers, 'sunken', 'hover'] },
  { ink: 'accent', least: 3, grounds: layers },
  { ink: 'criticalFill', least: 3, grounds: ['surface', 'raised'] },
  { ink: 'positive', least: 3, grounds: ['surface', 'positiveSoft'] },
  { ink: 'caution', least: 3, grounds: ['surface', 'cautionSoft'] },
  { ink: 'critical', least: 3, grounds: ['surface', 'criticalSoft'] },
  { ink: 'info', least: 3, grounds: ['surface', 'infoSoft'] },
  { ink: 'star', least: 3, grounds: ['surface'] },
  { ink: 'chart1', least: 3, grounds: ['surface'] },
  { ink: 'chart2', least: 3, grounds: ['surface'] },
  { ink: 'chart3', least: 3, grounds: ['surface'] },
];
