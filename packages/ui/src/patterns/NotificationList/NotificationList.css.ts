import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
});

export const row = style([
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${rem(space.xsmall)} ${rem(space.small)}`,
    padding: rem(space.medium),
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  },
  below('md', { gridTemplateColumns: 'auto minmax(0, 1fr)' }),
]);

export const dot = style({
  inlineSize: rem(8),
  blockSize: rem(8),
  marginBlockStart: rem(6),
  borderRadius: '50%',
  selectors: { '[data-unread] > &': { background: color.accent } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-unread] > &': { background: 'CanvasText' } },
    },
  },
});

/** Beside the words, and below them on a narrow screen. */
export const action = style({ gridColumn: '-2 / -1', justifySelf: 'start' });

export const words = style({ display: 'grid', gap: rem(2), overflowWrap: 'anywhere' });

export const title = style([
  textStyle('body'),
  {
    justifySelf: 'start',
    color: color.text,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '[data-unread] &': { fontWeight: 600 },
    },
  },
]);

export const text = style([
  textStyle('small'),
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'pre-line',
  },
]);
