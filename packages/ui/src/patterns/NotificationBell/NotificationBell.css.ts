import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem, transition } from '../../theme/css.ts';
import { control } from '../../theme/scale.ts';

const { color } = vars;

export const bell = style([
  transition('background-color'),
  {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: rem(36),
    blockSize: rem(36),
    color: color.textMuted,
    borderRadius: vars.radius.control,
    selectors: { '&:hover, &[data-state=open]': { background: color.hover, color: color.text } },
  },
  below('md', { inlineSize: rem(control.touch), blockSize: rem(control.touch) }),
]);

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  minInlineSize: rem(18),
  paddingInline: rem(4),
  fontSize: rem(11),
  fontWeight: 650,
  lineHeight: rem(18),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: color.onAccent,
  background: color.accent,
  borderRadius: rem(9),
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
