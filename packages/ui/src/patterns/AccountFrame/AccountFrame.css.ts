import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, from, rem, textStyle, transition } from '../../theme/css.ts';
import { atLeast, narrower } from '../../theme/media.ts';
import { control, space } from '../../theme/scale.ts';
import { inColumn, inRow } from '../shapes.ts';

const { color } = vars;

export const frame = style(inColumn(space.xlarge));

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.large,
  ...from('lg', {
    gridTemplateColumns: `${rem(208)} minmax(0, ${rem(720)})`,
    gap: rem(space.section),
  }),
});

export const nav = style({ minInlineSize: 0 });

export const pages = style([
  below('lg', {
    position: 'relative',
    display: 'flex',
    gap: space.xxsmall,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${color.border}`,
  }),
  from('lg', { display: 'grid', gap: 2 }),
]);

export const entry = style({ flex: 'none' });

export const page = style([
  textStyle('small'),
  transition('background-color', 'color'),
  {
    ...inRow(rem(10)),
    fontWeight: 450,
    color: color.textMuted,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': { fontWeight: 600, color: color.text },
      '&:focus-visible': focusRing('inset'),
    },
  },
  below('lg', {
    minBlockSize: rem(control.touch),
    paddingInline: rem(space.small),
    marginBlockEnd: -1,
    borderBlockEnd: '2px solid transparent',
  }),
  from('lg', {
    minBlockSize: vars.control.default,
    paddingInline: rem(space.xsmall),
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
  }),
  {
    '@media': {
      [`screen and ${narrower('lg')}`]: {
        selectors: { '&[aria-current]': { borderBlockEndColor: color.accent } },
      },
      [`screen and ${atLeast('lg')}`]: {
        selectors: {
          '&:hover': { background: color.hover },
          '&[aria-current]': { background: color.surface, borderColor: color.border },
        },
      },
    },
  },
]);

export const icon = style({
  display: 'inline-flex',
  selectors: { [`${page}[aria-current] &`]: { color: color.accentText } },
});

export const content = style({ ...inColumn(space.medium), minInlineSize: 0 });
