import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';
import { radius } from '../../theme/scale.ts';

const { color } = vars;

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: rem(44),
  blockSize: rem(28),
  color: color.textMuted,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.badge,
});

/** Letters as a drawing: they are not the card's name. */
const letters = style({
  color: color.infoText,
  fontSize: rem(12),
  lineHeight: 1,
  fontWeight: 800,
});

export const visa = style([
  letters,
  { fontStyle: 'italic', letterSpacing: '-0.03em', '::before': { content: 'VISA' } },
]);
export const amex = style([
  letters,
  { fontSize: rem(11), letterSpacing: '0.01em', '::before': { content: 'AMEX' } },
]);

export const discs = style({ inlineSize: rem(26), blockSize: rem(16) });
export const first = style({ fill: color.criticalFill });
export const second = style({ fill: color.caution, fillOpacity: 0.9 });
