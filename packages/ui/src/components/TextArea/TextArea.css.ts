import { style } from '@vanilla-extract/css';
import { bare, box } from '../../internal/field/Field.css.ts';
import { space } from '../../theme/scale.ts';

const rowCounts = [1, 2, 3, 4, 6, 8, 12] as const;
/** How many lines a text area shows while it is empty. */
export type TextAreaRows = (typeof rowCounts)[number];

export const frame = style([box, { alignItems: 'stretch', paddingInline: 0 }]);

/** As high as its text where the browser can (`field-sizing`), with a handle everywhere. */
export const area = style([
  bare,
  {
    display: 'block',
    resize: 'vertical',
    fieldSizing: 'content',
    minBlockSize: '100%',
    maxBlockSize: '60vh',
    paddingBlock: 7,
    paddingInline: 11,
    scrollPaddingBlock: space.xsmall,
    selectors: Object.fromEntries(
      rowCounts.map((rows) => [
        `&[rows="${rows}"]`,
        { minBlockSize: `calc(${rows} * 1lh + 14px)` },
      ]),
    ),
  },
]);
