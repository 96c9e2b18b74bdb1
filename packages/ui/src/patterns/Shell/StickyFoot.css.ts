import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, rem } from '../../theme/css.ts';
import { space, zIndex } from '../../theme/scale.ts';

export const foot = style([
  {
    position: 'sticky',
    zIndex: zIndex.stickyBar,
    insetBlockEnd: 0,
    marginBlockStart: 'auto',
    // Takes back the page's own foot room, so that the bar ends with the page.
    marginBlockEnd: `-${rem(space.section)}`,
    paddingBlock: space.small,
    // The ground reaches to both edges of the content column, which cuts it.
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInline: '-100vw',
      background: vars.color.surface,
      boxShadow: vars.shadow.bar,
    },
  },
  below('md', {
    marginBlockEnd: `-${rem(space.xxlarge)}`,
    paddingBlockEnd: `max(${rem(space.small)}, env(safe-area-inset-bottom))`,
  }),
]);

// On a phone its lines stand one below the other: what gets the focus is kept above them, also above a field in the bar.
globalStyle(':root:has([data-window-foot])', below('md', { scrollPaddingBlockEnd: rem(176) }));
globalStyle(
  ':root:has([data-window-foot] textarea)',
  below('md', { scrollPaddingBlockEnd: rem(320) }),
);

// What leads to the bar fills the column, so that on a short page too the bar stands at the window's foot.
globalStyle(`main :is(div, form):has(${foot})`, {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
});

globalStyle(`:has(+ ${foot})`, { marginBlockEnd: space.xlarge });
