import { style } from '@vanilla-extract/css';
import { bare } from '../../internal/field/Field.css.ts';
import { row } from '../../internal/listbox/row.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, textStyle } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, space, type } from '../../theme/scale.ts';
import { dialog } from '../Dialog/Dialog.css.ts';

const { color } = vars;

/** Its top edge stays where it is while the list under it gets shorter. */
export const menu = style([
  dialog,
  {
    selectors: {
      '&&': {
        insetBlockStart: '12dvb',
        marginBlock: 0,
        maxBlockSize: `min(${rem(480)}, 76dvb)`,
      },
    },
  },
  {
    '@media': {
      [`screen and ${narrower('md')}`]: {
        selectors: { '&&': { insetBlockStart: rem(space.medium), maxBlockSize: '70dvb' } },
      },
    },
  },
]);

export const search = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: rem(10),
  minBlockSize: rem(52),
  paddingInline: `${rem(space.medium)} ${rem(10)}`,
  color: color.textSubtle,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const input = style([bare, textStyle('lead'), { color: color.text }]);

export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.snug,
  scrollPaddingBlock: space.xxlarge,
  selectors: { '&[data-empty]': { padding: 0 } },
});

export const group = style({ selectors: { '& + &': { marginBlockStart: space.snug } } });

export const heading = style([
  textStyle('caption'),
  { paddingBlock: space.xxsmall, paddingInline: 10, color: color.textSubtle },
]);

export const command = style([row]);

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.textMuted,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const none = style([
  textStyle('body'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(control.touch),
    paddingInline: space.medium,
    color: color.textMuted,
  },
]);

/** Phones have no keys to press. */
export const keys = style([
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space.snug,
    paddingBlock: space.xsmall,
    paddingInline: space.medium,
    fontSize: rem(type.caption.size),
    color: color.textMuted,
    borderBlockStart: `1px solid ${color.border}`,
  },
  below('md', { display: 'none' }),
]);

export const keyGap = style({ inlineSize: space.xsmall });
