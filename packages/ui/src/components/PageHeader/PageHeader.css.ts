import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem, screenOnly, textStyle } from '../../theme/css.ts';
import { narrower } from '../../theme/media.ts';
import { control, space, weight } from '../../theme/scale.ts';

const phone = `screen and ${narrower('md')}`;

export const actions = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    maxInlineSize: '100%',
    flexShrink: 0,
    flexWrap: 'wrap',
  },
  screenOnly,
]);

const worded = ':is(a, button:not([aria-label]))';

/** A text link before the buttons. */
export const link = style([
  textStyle('label'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.snug,
    minBlockSize: vars.control.default,
    paddingInline: space.small,
    fontWeight: weight.medium,
    color: vars.color.accentText,
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  },
  from('md', { whiteSpace: 'nowrap' }),
  below('md', { minBlockSize: rem(control.touch), paddingInline: 0, textAlign: 'end' }),
]);

/** Buttons with words, besides the link. */
const buttons = `${worded}:not(${link})`;

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.medium}px ${space.xlarge}px`,
  flexWrap: 'wrap',
  '@media': {
    // On phones the actions have their own row; icon buttons stay in the corner if the longest word has room beside them.
    [phone]: { alignItems: 'start' },
  },
});

export const lead = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.medium,
    minInlineSize: 0,
  },
  below('md', { flex: '1 1 min-content', alignItems: 'start', gap: space.small }),
  // Wide actions move below instead of squeezing the title.
  from('md', { flex: `1 1 ${rem(320)}` }),
]);

export const titles = style([
  { display: 'flex', flexDirection: 'column', gap: space.xxsmall, minInlineSize: 0 },
  below('md', { flexGrow: 1 }),
]);

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall}px ${space.small}px`,
  // A title breaks inside a word only where the word is longer than the page is wide.
  overflowWrap: 'break-word',
});

export const help = style([textStyle('body'), { color: vars.color.textMuted, textWrap: 'pretty' }]);

export const linkArrow = style(below('md', { display: 'none' }));

globalStyle(`${actions}:has(> ${buttons})`, below('md', { flexBasis: '100%' }));
globalStyle(`${actions} > ${buttons}`, below('md', { flex: '1 1 auto' }));

/** On phones an icon button is never alone in a row: it takes the room of a margin of the button before it. */
const besideIcon = rem(control.touch + space.xsmall);

globalStyle(
  `${actions} > :has(+ button[aria-label])`,
  below('md', { marginInlineEnd: besideIcon }),
);
globalStyle(
  `${actions} > * + button[aria-label]`,
  below('md', { marginInlineStart: `-${besideIcon}` }),
);

/**
 * On phones the link is beside the title, in the header's corner, when it is alone or buttons have a row below: the help has
 * the full width.
 */
const above = `${header}:has(${link} ~ ${buttons}, ${link}:only-child)`;

globalStyle(above, below('md', { position: 'relative' }));
globalStyle(`${above} ${titleRow}`, below('md', { paddingInlineEnd: '30%' }));
globalStyle(
  `${above} ${link}`,
  below('md', {
    position: 'absolute',
    insetBlockStart: rem((32 - control.touch) / 2),
    insetInlineEnd: 0,
    maxInlineSize: '30%',
  }),
);
globalStyle(
  `${header}:not(${above}) ${link}`,
  below('md', { maxInlineSize: rem(112), marginBlockStart: rem((32 - control.touch) / 2) }),
);
