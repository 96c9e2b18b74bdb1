import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, from, rem } from '../../theme/css.ts';
import { control, motion } from '../../theme/scale.ts';

const { color } = vars;

/** In CSS pixels. Phones have no header. */
interface Heights {
  head: number;
  row: number;
}

const desktop: Heights = { head: control.tableHead - 0.5, row: control.rowTall };
const phone: Heights = { head: 0, row: 101 };

const appear = keyframes({ from: { visibility: 'hidden' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

type Bone = readonly [x: number, y: number, width: number, height: number];

/** A picture of bones, as a mask. */
function bones(width: number, height: number, ...all: readonly Bone[]): string {
  const shapes = all.map(
    ([x, y, w, h]) => `<rect x='${x}' y='${y}' width='${w}' height='${h}' rx='${h > 10 ? 8 : 5}'/>`,
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${shapes.join('')}</svg>`;
  return `url("data:image/svg+xml,${svg}")`;
}

const nameBones: Bone = [20, 12, 36, 36];
const start = bones(300, desktop.row, nameBones, [68, 16, 150, 10], [68, 38, 220, 10]);
/** Status, industry and last change, with the column of actions: as wide as those of a list of products. */
const end = bones(606, desktop.row, [0, 20, 86, 22], [130, 26, 80, 10], [258, 26, 112, 10]);
/** A row of 44 px, which the compact density of a brand scales. */
const low = bones(300, 44, [20, 8, 28, 28], [60, 17, 180, 10]);
const phoneRow = bones(
  300,
  phone.row,
  ...([
    [16, 15, 36, 36],
    [64, 20, 120, 10],
    [64, 42, 200, 10],
    [64, 65, 86, 22],
    [162, 71, 112, 10],
  ] as const),
);

const rows = ({ head, row }: Heights) => ({
  // The block is as many lines high as there are rows.
  lineHeight: rem(row),
  paddingBlockStart: rem(head),
  backgroundSize: `100% ${rem(row)}`,
  backgroundPositionY: rem(head),
});

/** Takes its space at once, but is visible only after 150 ms. */
export const skeleton = style([
  {
    position: 'relative',
    boxSizing: 'content-box',
    backgroundImage: `linear-gradient(${color.border} 1px, transparent 1px)`,
    ...rows(desktop),
    backgroundRepeat: 'repeat-y',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: rem(desktop.head),
      insetBlockEnd: 0,
      background: color.skeleton,
      forcedColorAdjust: 'none',
      maskImage: start,
      maskRepeat: 'repeat-y',
      maskSize: `auto ${rem(desktop.row)}`,
      maskPosition: '0 0, 100% 0',
      animation: `${appear} 150ms step-end backwards`,
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        '::after': {
          animation: `${appear} 150ms step-end backwards, ${breathe} ${motion.skeleton}`,
        },
      },
      '(forced-colors: active)': { '::after': { background: 'GrayText' } },
    },
  },
  { selectors: { '&:dir(rtl)::after': { scale: '-1 1' } } },
  from('xl', { '::after': { maskImage: `${start}, ${end}` } }),
  below('md', {
    ...rows(phone),
    // The first row has no border.
    marginBlockStart: -1,
    '::after': {
      insetBlockStart: rem(phone.head),
      maskImage: phoneRow,
      maskSize: `auto ${rem(phone.row)}`,
      maskPosition: '0 0',
    },
  }),
]);

/** The same for rows of one line. */
export const lowSkeleton = style([
  skeleton,
  from('md', {
    lineHeight: vars.control.row,
    backgroundSize: `100% ${vars.control.row}`,
    '::after': { maskImage: low, maskSize: `auto ${vars.control.row}`, maskPosition: '0 0' },
  }),
]);
