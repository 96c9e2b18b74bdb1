import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { cardSurface, inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;

/** From this width on, the buttons are side by side. */
const wide = 'actions (min-width: 440px)';

export const panel = style({ ...inColumn(rem(space.medium)), minInlineSize: 0 });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${rem(19)} ${rem(23)} ${rem(23)}`,
  ...cardSurface,
  ...below('md', { paddingInline: rem(space.large - 1), paddingBlockEnd: rem(19) }),
});

export const head = style({
  paddingBlockEnd: rem(space.medium),
  borderBlockEnd: `1px solid ${color.border}`,
});

export const titleRow = style({
  ...inRow(`${rem(space.xxsmall)} ${rem(space.small)}`),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginBlockEnd: rem(space.xxsmall),
});

export const text = style([textStyle('small'), { color: color.textMuted }]);

export const facts = style({ ...inColumn(rem(space.medium)), paddingBlock: rem(space.medium) });

export const foot = style({
  containerType: 'inline-size',
  containerName: 'actions',
  marginBlockStart: 'auto',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xsmall) });
globalStyle(`${actions} > *`, {
  flexBasis: '100%',
  '@container': { [wide]: { flexBasis: 'auto' } },
});

export const note = style({
  ...textStyle('caption'),
  marginBlockStart: rem(space.xsmall),
  textAlign: 'center',
  color: color.textMuted,
  '@container': { [wide]: { textAlign: 'start' } },
});

export const bone = style({ display: 'flex', justifyContent: 'space-between' });

export const ineligible = style({ display: 'block', fontWeight: 620 });
