import { style } from '@vanilla-extract/css';
import { surface } from '../../internal/listbox/listbox.css.ts';
import { zIndex } from '../../theme/scale.ts';

export const content = style([
  surface,
  {
    // The z-index of dialogs, but later in the DOM, so that it is above them.
    zIndex: zIndex.dialog,
    minInlineSize: 'var(--radix-select-trigger-width)',
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--radix-select-content-available-height)',
  },
]);

export const viewport = style({ padding: 4 });
