import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, oneLine, rem, textStyle, transition } from '../../theme/css.ts';
import { atLeast } from '../../theme/media.ts';
import { control, layout, space } from '../../theme/scale.ts';
import { inRow } from '../../theme/shapes.ts';

const { color } = vars;

export const bar = style([
  {
    ...inRow(rem(space.small)),
    blockSize: rem(layout.topBar),
    paddingInlineEnd: rem(space.xsmall),
    paddingInlineStart: rem(space.xxsmall),
  },
  from('md', { paddingInline: rem(space.xlarge) }),
  {
    '@media': { [`screen and ${atLeast('lg')}`]: { paddingInline: rem(space.xxlarge) } },
  },
]);

export const start = style({
  ...inRow(rem(space.xsmall)),
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [`screen and ${atLeast('md')}`]: {
      selectors: { '&[data-on=phone]': { display: 'none' } },
    },
  },
});
// The menu of phones.
globalStyle(`${start} > button`, from('md', { display: 'none' }));

export const wideActions = style([inRow(rem(space.small)), below('md', { display: 'none' })]);

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: rem(control.touch),
  minBlockSize: rem(control.touch),
  borderRadius: vars.radius.control,
  '@media': { 'screen and (max-width: 350px)': { display: 'none' } },
});

export const middle = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  ...below('md', { display: 'none' }),
});

export const end = style({
  ...inRow(rem(space.small)),
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': { [`screen and ${atLeast('md')}`]: { flex: 'none' } },
});

export const person = style([
  textStyle('small'),
  transition('background-color'),
  {
    ...inRow(rem(10)),
    minInlineSize: 0,
    minBlockSize: rem(40),
    paddingInline: rem(space.xsmall),
    fontWeight: 540,
    borderRadius: vars.radius.control,
    selectors: { '&:hover, &[data-state=open]': { background: color.hover } },
  },
  below('md', { minBlockSize: rem(control.touch), paddingInline: rem(space.xsmall) }),
  from('md', { marginInlineEnd: rem(-space.xsmall) }),
]);

/** Text and badge; one above the other where the bar has no room for both. */
export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: rem(10),
  minInlineSize: 0,
});

export const text = style({ ...oneLine, minInlineSize: 0, maxInlineSize: 'min(14rem, 100%)' });

/** Narrower than its text only where the bar has no room for it. */
export const badge = style({ display: 'flex', maxInlineSize: '100%' });
globalStyle(`${badge} > span`, { flexShrink: 1, minInlineSize: 0 });

export const chevron = style({
  display: 'inline-flex',
  color: color.textMuted,
  ...below('md', { display: 'none' }),
});

export const slot = style([
  { display: 'inline-flex', flex: 'none', inlineSize: rem(36), blockSize: rem(36) },
  below('md', { inlineSize: rem(control.touch), blockSize: rem(control.touch) }),
]);
