import { rem } from '@portal/ui/theme/css';
import { layout, space, zIndex } from '@portal/ui/theme/scale';
import { style } from '@vanilla-extract/css';

/** Stays below the top bar while the page scrolls. */
export const bar = style({
  position: 'sticky',
  zIndex: zIndex.topBar,
  insetBlockStart: rem(layout.topBar),
  marginBlockEnd: space.medium,
});
