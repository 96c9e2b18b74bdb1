import { style } from '@vanilla-extract/css';
// biome-ignore lint/style/noRestrictedImports: its rows look like every other radio.
import { face, input } from '../../internal/choice/Choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, rem, screenOnly, textStyle, transition } from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const choices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const search = style([screenOnly]);

/** Rows extend 8 px beyond the search on both sides, to align their contents with it. */
export const list = style({ marginBlockStart: rem(space.xsmall), marginInline: rem(-8) });

export const row = style({
  ...transition('background-color'),
  ...inRow(rem(10)),
  minInlineSize: 0,
  minBlockSize: rem(56),
  paddingInline: rem(space.xsmall),
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.raisedHover },
    '&:has(:checked)': { background: color.selected },
  },
});

export const mark = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const disc = style([
  face,
  { inlineSize: rem(control.check), blockSize: rem(control.check), borderRadius: vars.radius.full },
]);

export const dot = style({
  inlineSize: rem(8),
  blockSize: rem(8),
  borderRadius: vars.radius.full,
  background: 'currentColor',
  selectors: { [`${input}:not(:checked) + ${face} &`]: { visibility: 'hidden' } },
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const name = style([textStyle('label'), oneLine, { display: 'block' }]);
export const kind = style([textStyle('caption'), { display: 'block', color: color.textMuted }]);

export const none = style({
  ...textStyle('small'),
  color: color.textMuted,
  selectors: { '&:not(:empty)': { paddingBlock: rem(space.small) } },
});

export const error = style({
  ...textStyle('caption'),
  ...inRow(rem(space.xxsmall)),
  marginBlockStart: rem(space.xsmall),
  fontWeight: 500,
  color: color.criticalText,
});

export const bone = style({ ...inRow(rem(10)), minBlockSize: rem(56) });
