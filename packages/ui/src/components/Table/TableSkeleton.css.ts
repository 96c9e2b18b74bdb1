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

type Bone = readonly [x: number, y: number | 'middle', width: number, height: number];

/** Bones as a mask of gradients, since a policy may forbid pictures in style sheets. `end`: those at the end of a row which is 606 px wide. */
function bones(rowHeight: string, start: readonly Bone[], end: readonly Bone[] = []) {
  const all = [...start, ...end];
  const x = [
    ...start.map(([left]) => rem(left)),
    ...end.map(([left, , width]) => `calc(100% - ${rem(606 - left - width)})`),
  ];
  return {
    maskImage: all.map(([, , , height]) => `linear-gradient(#000 ${rem(height)}, #0000 0)`).join(),
    maskPosition: all
      .map(([, y, , height], index) => {
        const top = y === 'middle' ? `calc((${rowHeight} - ${rem(height)}) / 2)` : rem(y);
        return `${x[index]} ${top}`;
      })
      .join(),
    maskSize: all.map(([, , width]) => `${rem(width)} ${rowHeight}`).join(),
  };
}

const nameBones: readonly Bone[] = [
  [20, 12, 36, 36],
  [68, 16, 150, 10],
  [68, 38, 220, 10],
];
/** Status, industry and last change, with the column of actions: as wide as those of a list of products. */
const endBones: readonly Bone[] = [
  [0, 20, 86, 22],
  [130, 26, 80, 10],
  [258, 26, 112, 10],
];
/** The compact density of a brand makes its rows lower. */
const low = bones(vars.control.row, [
  [20, 'middle', 28, 28],
  [60, 'middle', 180, 10],
]);
const phoneBones = bones(rem(phone.row), [
  [16, 15, 36, 36],
  [64, 20, 120, 10],
  [64, 42, 200, 10],
  [64, 65, 86, 22],
  [162, 71, 112, 10],
]);

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
      ...bones(rem(desktop.row), nameBones),
      maskRepeat: 'repeat-y',
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
  from('xl', { '::after': bones(rem(desktop.row), nameBones, endBones) }),
  below('md', {
    ...rows(phone),
    // The first row has no border.
    marginBlockStart: -1,
    '::after': { insetBlockStart: rem(phone.head), ...phoneBones },
  }),
]);

/** The same for rows of one line. */
export const lowSkeleton = style([
  skeleton,
  from('md', {
    lineHeight: vars.control.row,
    backgroundSize: `100% ${vars.control.row}`,
    '::after': low,
  }),
]);
