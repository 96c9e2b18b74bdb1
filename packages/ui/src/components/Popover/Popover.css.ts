import { style } from '@vanilla-extract/css';
import { surface } from '../../internal/overlay/overlay.css.ts';
import { rem } from '../../theme/css.ts';
import { space, zIndex } from '../../theme/scale.ts';

export const popover = style([
  surface,
  {
    // The z-index of dialogs, but later in the DOM, so that it is above them.
    zIndex: zIndex.dialog,
    inlineSize: 'max-content',
    minInlineSize: rem(200),
    maxInlineSize: `min(${rem(360)}, var(--radix-popover-content-available-width))`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: space.medium,
    overflowWrap: 'anywhere',
  },
]);

export const title = style({ marginBlockEnd: space.small });
