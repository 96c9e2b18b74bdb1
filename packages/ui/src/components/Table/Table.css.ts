import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  focusRing,
  from,
  offscreenItem,
  onPaper,
  ownDirection,
  rem,
  screenOnly,
  textStyle,
  transition,
} from '../../theme/css.ts';
import { control, space } from '../../theme/scale.ts';
import { checkWidth, namesWidth } from './columns.ts';

/** Padding of cells, header and footer, in CSS pixels. */
const edge = { start: 20, end: 16, between: 24 } as const;

const { color } = vars;

/** Background of a row's action, set by the hovered row. */
const actionFill = createVar();

/** Background of a row's cells that stay while the others scroll, set by the hovered row. */
const rowFill = createVar();

export const table = style({ inlineSize: '100%', tableLayout: 'fixed' });

export const caption = style({ position: 'absolute', clipPath: 'inset(50%)' });

export const check = style([{ inlineSize: rem(checkWidth) }, screenOnly]);

/** Column of the checkbox; the next one starts 12 px after it. */
export const checkCell = style([{ selectors: { '&&': { paddingInlineEnd: 0 } } }, screenOnly]);

export const head = style([
  textStyle('caption'),
  {
    position: 'relative',
    // Includes half of the border below; otherwise rows would be at half pixels.
    blockSize: rem(control.tableHead - 0.5),
    paddingInlineEnd: edge.between,
    color: color.textMuted,
    selectors: {
      '&:first-child': { paddingInlineStart: edge.start },
      '&:last-child': { paddingInlineEnd: edge.end },
      [`${checkCell} + &`]: { paddingInlineStart: space.small },
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
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': focusRing('inset'),
      // Aligns the text with the figures below.
      [`${head}[data-align=end] &`]: { flexDirection: 'row-reverse' },
    },
  },
]);

/** Stays in the layout while unsorted, so that sorting moves nothing. */
export const arrow = style({
  display: 'inline-flex',
  visibility: 'hidden',
  selectors: {
    [`${head}[aria-sort] &, &[data-second], ${sort}:is(:hover, :focus-visible) &`]: {
      visibility: 'visible',
    },
  },
  // Nothing else says by touch that a head sorts.
  '@media': { '(hover: none)': { visibility: 'visible' } },
});

export const row = style([
  transition('background-color'),
  {
    vars: { [actionFill]: 'transparent', [rowFill]: color.surface },
    borderBlockStart: `1px solid ${color.border}`,
    selectors: {
      // Highlights the row while its menu, which may extend past the row, is open. For one row variables cost less than
      // a selector of its parts: with `:has()` that is checked in every row whenever one is added.
      '&:is(:hover, :has([aria-expanded=true]))': {
        background: rowFill,
        vars: { [actionFill]: color.accentSoft, [rowFill]: color.hover },
      },
      // Without variables, which would be a new style for every element of a hundred rows.
      '&[data-selected]': { background: color.selected },
    },
  },
]);

export const cell = style({
  blockSize: rem(control.rowTall),
  paddingBlock: space.xxsmall,
  paddingInlineEnd: edge.between,
  selectors: {
    '&:not([data-align=end])': ownDirection,
    '&:first-child': { paddingInlineStart: edge.start },
    '&:last-child': { paddingInlineEnd: edge.end },
    [`${checkCell} + &`]: { paddingInlineStart: space.small },
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    [`${table}:not([data-density=default]) &`]: { blockSize: vars.control.row },
  },
});

/** Contains visually hidden text of the cells, which would otherwise widen the page. */
export const scroll = style([
  {
    position: 'relative',
    overflowX: 'auto',
    // A shadow at each side with more columns: the covers scroll with the table, the shadows stay.
    selectors: {
      '&[tabindex]': {
        background: [
          `radial-gradient(farthest-side at 0 50%, ${color.surface} 60%, transparent) 0 0 / ${rem(48)} 100% no-repeat local`,
          `radial-gradient(farthest-side at 100% 50%, ${color.surface} 60%, transparent) 100% 0 / ${rem(48)} 100% no-repeat local`,
          `radial-gradient(farthest-side at 0 50%, ${color.borderStrong}, transparent) 0 0 / ${rem(16)} 100% no-repeat scroll`,
          `radial-gradient(farthest-side at 100% 50%, ${color.borderStrong}, transparent) 100% 0 / ${rem(16)} 100% no-repeat scroll`,
        ].join(', '),
      },
      '&:focus-visible': focusRing('inset'),
    },
  },
  onPaper({ overflow: 'visible' }),
]);

// The first column and the checkbox before it stay in place while the table overflows. Not on phones, where they fill the window.
const overflowing = `${scroll}[tabindex]`;
const first = `:where(:first-child, ${checkCell} + *)`;
/** Two selectors: one with `:is()` of both would be tried on every element of a page. */
const staying = (within = '') =>
  [head, cell].map((kind) => `${overflowing} ${kind}${first}${within}`).join(', ');
globalStyle(
  staying(),
  from('sm', {
    position: 'sticky',
    zIndex: 1,
    insetInlineStart: 0,
    background: fallbackVar(rowFill, color.surface),
  }),
);
globalStyle(
  `${overflowing} ${row}[data-selected] > ${cell}${first}`,
  from('sm', { background: color.selected }),
);
const second = `${overflowing} ${checkCell} + *`;
globalStyle(
  second,
  from('sm', {
    insetInlineStart: rem(checkWidth),
    // A border would scroll with the table, whose borders collapse.
    boxShadow: `inset -1px 0 ${color.border}`,
  }),
);
// What follows does not touch the line.
globalStyle(`${second} + *`, from('sm', { paddingInlineStart: space.small }));
globalStyle(`${second}:dir(rtl)`, from('sm', { boxShadow: `inset 1px 0 ${color.border}` }));

// What gets the focus comes out from under them. They are no wider while the table overflows, and need not scroll themselves.
const covered = checkWidth + namesWidth;
globalStyle(overflowing, from('sm', { scrollPaddingInlineStart: rem(covered) }));
globalStyle(
  staying(' :is(a, button, input)'),
  from('sm', { scrollMarginInlineStart: rem(-covered) }),
);

export const phoneRow = style([
  row,
  {
    display: 'flex',
    alignItems: 'start',
    gap: space.small,
    padding: `${rem(14)} ${rem(space.medium)}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  },
  offscreenItem(50, 144),
]);

export const phoneHead = style([
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(control.touch),
    paddingInline: space.medium,
    borderBlockEnd: `1px solid ${color.border}`,
  },
  screenOnly,
]);

// The label of the checkbox is one line high; both are as high as the head, and nothing moves.
globalStyle(`${phoneHead} input`, {
  minInlineSize: rem(control.touch),
  blockSize: rem(control.touch),
});
globalStyle(`${phoneHead} label`, {
  marginBlock: rem((20 - control.touch) / 2),
  paddingBlock: rem((control.touch - 20) / 2),
});

/** Takes its space even in a row that cannot be selected. */
export const phoneCheck = style([{ flex: 'none', minInlineSize: rem(control.check) }, screenOnly]);

export const phoneContent = style({ flex: 1, minInlineSize: 0 });

export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.small,
});

export const cardEnd = style({ display: 'flex', gap: space.xsmall, alignItems: 'start' });

export const rowLink = style([
  screenOnly,
  textStyle('label'),
  transition('background-color'),
  {
    whiteSpace: 'nowrap',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.control.compact,
    paddingInline: rem(10),
    color: color.accentText,
    background: actionFill,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { background: color.accentSoft },
      // A focus ring outside the card would be clipped.
      '&:focus-visible': focusRing('inset'),
    },
  },
]);

export const card = style({
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
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
  screenOnly,
]);

export const footer = style([
  {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: rem(52),
    paddingBlock: rem(9),
    paddingInline: `${rem(edge.start)} ${rem(edge.end)}`,
    borderBlockStart: `1px solid ${color.border}`,
  },
  below('md', {
    paddingBlock: space.xxsmall,
    paddingInline: `${rem(edge.start)} ${rem(edge.end)}`,
  }),
  screenOnly,
]);
