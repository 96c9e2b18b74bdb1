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
    flexShrink: 0,
    '@media': { [phone]: { flexWrap: 'wrap' } },
  },
  screenOnly,
]);

const worded = ':is(a, button:not([aria-label]))';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.medium}px ${space.xlarge}px`,
  flexWrap: 'wrap',
  '@media': {
    // On phones the actions have their own row; a single icon button stays in the corner.
    [phone]: {
      flexWrap: 'nowrap',
      alignItems: 'start',
      selectors: {
        [`&:has(${actions} > ${worded})`]: { flexDirection: 'column', alignItems: 'stretch' },
      },
    },
  },
});

export const lead = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.medium,
    minInlineSize: 0,
  },
  below('md', { alignItems: 'start', gap: space.small }),
  // Wide actions move below instead of squeezing the title.
  from('md', { flex: `1 1 ${rem(320)}` }),
]);

export const titles = style([
  { display: 'grid', gap: space.xxsmall, minInlineSize: 0 },
  below('md', { flexGrow: 1 }),
]);

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall}px ${space.small}px`,
});

export const help = style([textStyle('body'), { color: vars.color.textMuted, textWrap: 'pretty' }]);

/** A text link next to the buttons; on phones it looks like a button and shares their row. */
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
  below('md', {
    minBlockSize: rem(control.touch),
    whiteSpace: 'nowrap',
    color: vars.color.text,
    background: vars.color.surface,
    border: `1px solid ${vars.color.borderControl}`,
  }),
]);

export const linkArrow = style(below('md', { display: 'none' }));

globalStyle(`${actions} > ${worded}`, { '@media': { [phone]: { flex: '1 1 auto' } } });

/** A header whose link would take a second row from the actions: on phones it is beside the title. */
const crowded = `${header}:has(${link} ~ ${worded} ~ ${worded})`;

globalStyle(crowded, below('md', { position: 'relative' }));
globalStyle(`${crowded} ${titleRow}`, below('md', { paddingInlineEnd: '30%' }));
globalStyle(
  `${crowded} ${link}`,
  below('md', {
    position: 'absolute',
    insetBlockStart: rem((32 - control.touch) / 2),
    insetInlineEnd: 0,
    maxInlineSize: '30%',
    paddingInline: 0,
    textAlign: 'end',
    whiteSpace: 'normal',
    color: vars.color.accentText,
    background: 'none',
    border: 0,
  }),
);
