import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { radius, space, zIndex } from '../../theme/scale.ts';

/** Above the save bar of a form, and below everything that floats. */
export const place = style([
  {
    position: 'fixed',
    zIndex: zIndex.stickyHead,
    insetBlockEnd: rem(88),
    insetInlineEnd: rem(space.xlarge),
    borderRadius: radius.control,
    background: vars.color.surface,
    boxShadow: vars.shadow.float,
  },
  below('md', { insetInlineEnd: rem(space.medium) }),
  // A bar of decisions is taller here, and would hide the button.
  { selectors: { 'body:has([data-window-foot]) &': below('md', { display: 'none' }) } },
  // Toasts pass over its place. It comes back with the last of them.
  {
    selectors: {
      'body:has(ol[data-side=foot] > li) &:not(:focus-within)': { visibility: 'hidden' },
    },
  },
]);
