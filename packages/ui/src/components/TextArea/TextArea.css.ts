import { style } from '@vanilla-extract/css';
import { bare, box } from '../../internal/field/Field.css.ts';
import { space } from '../../theme/scale.ts';

const rowCounts = [1, 2, 3, 4, 6, 8, 12] as const;
/** Number of lines while empty. */
export type TextAreaRows = (typeof rowCounts)[number];

export const frame = style([box, { alignItems: 'stretch', paddingInline: 0 }]);

/** Grows with its text if the browser supports `field-sizing`; always resizable. */
export const area = style([
  bare,
  {
    display: 'block',
    resize: 'vertical',
    fieldSizing: 'content',
    minBlockSize: '100%',
    // Leaves room for other fields in a dialog on a phone.
    maxBlockSize: 'calc(60vh - 120px)',
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
