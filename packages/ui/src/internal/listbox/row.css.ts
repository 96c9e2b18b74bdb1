import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, oneLine, rem, textStyle } from '../../theme/css.ts';
import { control, radius } from '../../theme/scale.ts';

export const row = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    blockSize: rem(control.default),
    paddingInline: 10,
    lineHeight: rem(20),
    borderRadius: radius.control,
    cursor: 'default',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-active], &[data-highlighted]': { background: vars.color.raisedHover },
      '&[data-windowed]': { position: 'absolute', insetInline: 0 },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-active], &[data-highlighted]': {
            color: 'HighlightText',
            background: 'Highlight',
            outline: '2px solid Highlight',
          },
        },
      },
    },
  },
  below('md', { blockSize: rem(control.touch), fontSize: rem(16) }),
]);

export const check = style({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: rem(16),
  color: vars.color.accentText,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const rowLabel = style({ ...oneLine, flex: 1, minInlineSize: 0 });

export const detail = style([
  textStyle('small'),
  {
    flex: 'none',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  },
]);
