import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';
import { inColumn } from '../../theme/shapes.ts';

const { color } = vars;

export const picker = style({ ...inColumn(space.medium), minInlineSize: 0 });

export const industry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.small}px ${space.large}px`,
});

export const field = style({
  inlineSize: rem(360),
  minInlineSize: 0,
  ...below('md', { inlineSize: '100%' }),
});

/** Centred next to the field. */
const nextToField = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.default,
  ...below('md', { minBlockSize: 0 }),
});

export const note = style([
  nextToField,
  textStyle('small'),
  { flex: 1, minInlineSize: rem(180), color: color.textMuted },
]);

export const page = nextToField;

export const columns = style({
  ...inColumn(space.medium),
  alignItems: 'start',
  ...from('lg', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});

/** Takes no space in the row of actions while it is empty. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const unsaved = style({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: 8,
      blockSize: 8,
      background: color.caution,
      borderRadius: vars.radius.full,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } },
  },
});
