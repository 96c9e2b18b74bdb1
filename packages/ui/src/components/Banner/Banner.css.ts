import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { space, weight } from '../../theme/scale.ts';
import type { BannerTone } from './Banner.tsx';

const { color } = vars;

const tones: Record<BannerTone, { ground: string; line: string; icon: string }> = {
  info: { ground: color.infoSoft, line: color.infoLine, icon: color.info },
  positive: { ground: color.positiveSoft, line: color.positiveLine, icon: color.positive },
  caution: { ground: color.cautionSoft, line: color.cautionLine, icon: color.caution },
  critical: { ground: color.criticalSoft, line: color.criticalLine, icon: color.critical },
};

export const banner = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.small,
  paddingBlock: 13,
  paddingInline: 15,
  color: color.text,
  border: '1px solid',
  borderRadius: vars.radius.card,
  selectors: Object.fromEntries(
    Object.entries(tones).map(([tone, look]) => [
      `&[data-tone=${tone}]`,
      { background: look.ground, borderColor: look.line },
    ]),
  ),
});

export const icon = style({
  display: 'flex',
  paddingBlockStart: 1,
  selectors: Object.fromEntries(
    Object.entries(tones).map(([tone, look]) => [
      `${banner}[data-tone=${tone}] &`,
      { color: look.icon },
    ]),
  ),
});

export const content = style({ display: 'grid', gap: space.xxsmall, flex: 1, minInlineSize: 0 });

export const title = style([textStyle('body'), { fontWeight: weight.semibold }]);

export const body = style(textStyle('body'));

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  marginBlockStart: rem(space.xxsmall),
});
