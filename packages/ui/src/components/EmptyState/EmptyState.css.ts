import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const empty = style([
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    paddingBlock: space.section,
    paddingInline: space.xlarge,
  },
  below('md', { paddingBlock: space.xxlarge, paddingInline: space.medium }),
]);

export const illustration = style({
  inlineSize: rem(120),
  blockSize: rem(84),
  marginBlockEnd: space.large,
  fill: 'none',
  stroke: color.borderControl,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const ground = style({ stroke: color.borderStrong });
export const accent = style({ stroke: color.accent });
export const lit = style({ stroke: color.accent, fill: color.accentSoft });
export const lens = style({ stroke: color.accent, fill: color.canvas });
export const handle = style({ stroke: color.accent, strokeWidth: 3 });
export const dashed = style({ strokeDasharray: '3 4' });
export const fallen = style({ stroke: color.critical, fill: color.criticalSoft });

export const words = style([
  textStyle('body'),
  {
    maxInlineSize: rem(320),
    marginBlockStart: space.xxsmall,
    color: color.textMuted,
    textWrap: 'balance',
  },
]);

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.xsmall,
  marginBlockStart: space.large,
});
