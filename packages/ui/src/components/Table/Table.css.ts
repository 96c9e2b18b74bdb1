import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, oneLine, rem, textStyle, transition } from '../../theme/css.ts';
import { control, radius, space } from '../../theme/scale.ts';

const { color } = vars;

/** Fill of a row's action; the row under the pointer sets it. */
const actionFill = createVar();

/** Edges of the card, which cells keep to. */
const edge = { start: 20, end: 16, between: 24 } as const;

export const table = style({ inlineSize: '100%', tableLayout: 'fixed' });

export const caption = style({ position: 'absolute', clipPath: 'inset(50%)' });

export const check = style({ inlineSize: rem(50) });

export const head = style([
  textStyle('caption'),
  {
    position: 'relative',
    blockSize: rem(control.tableHead),
    paddingInlineEnd: edge.between,
    color: color.textMuted,
    selectors: {
      '&:first-child': { paddingInlineStart: edge.start },
      '&:last-child': { paddingInlineEnd: edge.end },
      '&[data-align=end]': { textAlign: 'end' },
      '&[aria-sort]': { color: color.text },
    },
  },
]);

export const sort = style([
  transition('color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxsmall,
    minBlockSize: rem(control.chip),
    borderRadius: radius.small,
    selectors: { '&:hover': { color: color.text } },
  },
]);

/** Kept in the layout while unsorted, so that sorting moves nothing. */
export const arrow = style({
  display: 'inline-flex',
  visibility: 'hidden',
  selectors: {
    [`${head}[aria-sort] &`]: { visibility: 'visible' },
    [`${sort}:hover &, ${sort}:focus-visible &`]: { visibility: 'visible' },
  },
});

export const row = style([
  transition('background-color'),
  {
    vars: { [actionFill]: 'transparent' },
    borderBlockStart: `1px solid ${color.border}`,
    selectors: {
      '&:hover': { background: color.hover, vars: { [actionFill]: color.accentSoft } },
      '&[data-selected]': { background: color.selected },
    },
  },
]);

export const cell = style({
  blockSize: rem(control.rowTall),
  paddingBlock: space.xxsmall,
  paddingInlineEnd: edge.between,
  selectors: {
    '&:first-child': { paddingInlineStart: edge.start },
    '&:last-child': { paddingInlineEnd: edge.end },
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    [`${table}[data-density=figures] &`]: { blockSize: rem(control.row) },
  },
});

export const scroll = style({ overflowX: 'auto' });

export const list = style({ borderBlockStart: `1px solid ${color.border}` });

export const phoneRow = style([
  row,
  {
    display: 'flex',
    alignItems: 'start',
    gap: space.small,
    padding: `${rem(space.small)} ${rem(space.medium)}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  },
]);

export const phoneContent = style({ flex: 1, minInlineSize: 0 });

export const rowLink = style([
  textStyle('label'),
  transition('background-color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: rem(control.compact),
    paddingInline: rem(10),
    color: color.accentText,
    background: actionFill,
    borderRadius: radius.control,
    selectors: { '&:hover': { background: color.accentSoft } },
  },
]);

export const rowLinkName = style({
  position: 'absolute',
  inlineSize: 1,
  ...oneLine,
  clipPath: 'inset(50%)',
});

export const card = style({
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});

export const toolbar = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: rem(56),
    paddingBlock: space.small,
    paddingInline: space.medium,
    borderBlockEnd: `1px solid ${color.border}`,
  },
]);

export const toolbarEnd = style([
  { display: 'flex', alignItems: 'center', gap: space.xsmall, marginInlineStart: 'auto' },
  below('md', { marginInlineStart: 0 }),
]);

export const footer = style([
  {
    minBlockSize: rem(52),
    paddingBlock: rem(9),
    paddingInline: `${rem(edge.start)} ${rem(edge.end)}`,
    borderBlockStart: `1px solid ${color.border}`,
  },
  below('md', {
    paddingBlock: space.xxsmall,
    paddingInline: `${rem(edge.start)} ${rem(edge.end)}`,
  }),
]);

// Inside the card a ring outside its edge would be cut off.
globalStyle(`${card} :is(${sort}, ${rowLink}):focus-visible`, focusRing('inset'));
