import { style } from '@vanilla-extract/css';
import { hidden } from '../../internal/hidden.css.ts';
import { surface } from '../../internal/overlay/overlay.css.ts';
import { rem, textStyle } from '../../theme/css.ts';
import { layout, space } from '../../theme/scale.ts';

export const popover = style([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    inlineSize: `min(${rem(layout.preview)}, var(--radix-popover-content-available-width))`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: 15,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-size=small]': {
        inlineSize: `min(${rem(layout.sideMenu)}, var(--radix-popover-content-available-width))`,
      },
    },
  },
]);

export const title = style(textStyle('heading3'));

export const hiddenTitle = hidden;
