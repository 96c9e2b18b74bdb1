import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/css.ts';

const { color } = vars;

/** An element whose table has columns that can be resized. */
export const resizes = style({});

const head = `${resizes} thead:hover th[data-resizable]`;

globalStyle(`${head}::after`, {
  content: '',
  position: 'absolute',
  insetBlock: rem(8),
  insetInlineEnd: 0,
  inlineSize: 2,
  background: color.border,
});
globalStyle(`${head}[data-edge]`, { cursor: 'col-resize' });
globalStyle(`${head}[data-edge]::after`, { background: color.accent });
