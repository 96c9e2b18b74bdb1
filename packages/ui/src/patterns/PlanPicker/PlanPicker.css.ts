import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { cardSurface, inColumn, inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const picker = style({ ...inColumn(rem(space.medium)), minInlineSize: 0 });

export const head = style({
  ...inRow(rem(space.small)),
  justifyContent: 'space-between',
  ...below('md', { flexDirection: 'column', alignItems: 'start' }),
});

export const help = style([textStyle('small'), { color: color.textMuted }]);

export const plans = style([
  inColumn(rem(space.medium)),
  from('md', { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.155fr)' }),
]);

export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${rem(20)} ${rem(24)} ${rem(24)}`,
  ...cardSurface,
  selectors: {
    // The wider border grows outwards, to keep the text of both cards aligned.
    '&[data-lead]': { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` },
  },
});

export const planHead = style({
  ...inRow(rem(space.xsmall)),
  flexWrap: 'wrap',
  marginBlockEnd: rem(space.xsmall),
});

export const remark = style({
  ...textStyle('caption'),
  marginInlineStart: 'auto',
  color: color.textMuted,
});

export const price = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${rem(space.xsmall)}`,
  color: color.textMuted,
});

export const amount = style([textStyle('display'), { color: color.text }]);

export const month = style([textStyle('small'), { color: color.textMuted }]);

export const line = style({
  inlineSize: '100%',
  marginBlock: rem(space.medium),
  border: 0,
  borderBlockStart: `1px solid ${color.border}`,
});

export const features = style({ display: 'grid', gap: rem(9) });

export const feature = style({
  ...textStyle('body'),
  display: 'flex',
  gap: rem(10),
  minInlineSize: 0,
  selectors: { '&[data-missing]': { color: color.textMuted } },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: rem(21),
  color: color.accentText,
  selectors: { '[data-missing] > &': { color: color.textSubtle } },
});

export const choose = style({
  display: 'grid',
  gap: rem(space.xsmall),
  marginBlockStart: 'auto',
  paddingBlockStart: rem(20),
});

export const note = style([textStyle('caption'), { textAlign: 'center', color: color.textMuted }]);

export const footnote = style([textStyle('caption'), { color: color.textMuted }]);

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: rem(space.medium),
  padding: `${rem(15)} ${rem(20)}`,
  ...cardSurface,
  ...below('md', { gridTemplateColumns: 'auto minmax(0, 1fr)' }),
});

export const offerPicture = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  color: color.infoText,
  background: color.infoSoft,
  borderRadius: vars.radius.control,
});

export const offerWords = style({ minInlineSize: 0 });
export const offerTitle = style([textStyle('label'), { fontWeight: 620 }]);
export const offerText = style([textStyle('small'), { color: color.textMuted }]);

/** On phones below the text, at the start of the card. */
export const offerAction = style([{}, below('md', { gridColumn: '1 / -1' })]);
