import { style } from '@vanilla-extract/css';
import { face, input } from '../../internal/choice/Choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rem, transition } from '../../theme/css.ts';
import { control } from '../../theme/scale.ts';

const { color } = vars;
const way = rem(control.switchWidth - control.switchHeight);

export const track = style([
  face,
  {
    justifyContent: 'start',
    inlineSize: rem(control.switchWidth),
    blockSize: rem(control.switchHeight),
    padding: 2,
    borderRadius: vars.radius.full,
  },
]);

export const thumb = style([
  transition('translate', 'background-color'),
  {
    inlineSize: rem(control.switchThumb - 2),
    blockSize: rem(control.switchThumb - 2),
    borderRadius: vars.radius.full,
    background: color.borderControl,
    selectors: {
      [`${input}:checked + ${face} &`]: { translate: way, background: color.onAccent },
      [`${input}:checked:dir(rtl) + ${face} &`]: { translate: `-${way}` },
      [`${input}:disabled + ${face} &`]: { background: color.borderStrong },
    },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
]);
