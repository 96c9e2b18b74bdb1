import * as styles from './DonutChart.css.ts';

/** How to fill a part: a pattern and a colour, to differ without colour. */
const fills = [
  { ink: styles.inks.first, marks: [] },
  { ink: styles.inks.third, marks: ['M0 2H8M0 6H8'] },
  { ink: styles.inks.second, marks: ['M2 2h.01M6 6h.01'] },
  { ink: styles.inks.first, marks: ['M-2 2 2 -2M0 8 8 0M6 10 10 6'] },
  { ink: styles.inks.third, marks: ['M0 4H8M4 0V8'] },
  { ink: styles.inks.second, marks: ['M-2 6 2 10M0 0 8 8M6 -2 10 2'] },
  { ink: styles.inks.second, marks: ['M2 0V8M6 0V8'] },
] as const;

/** How many parts can be told apart. */
export const mostParts = fills.length;

const idOf = (id: string, index: number) => `${id}-${index % fills.length}`;

/** The value of `fill` for a part. */
export const fillOf = (id: string, index: number): string => `url(#${idOf(id, index)})`;

/** The definitions of the fills, for every drawing of the page. */
export function Fills({ id }: { id: string }) {
  return (
    <defs>
      {fills.map(({ ink, marks }, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the fills never change
          key={index}
          id={idOf(id, index)}
          className={ink}
          patternUnits="userSpaceOnUse"
          width={8}
          height={8}
        >
          <rect className={marks.length > 0 ? styles.pale : styles.full} width={8} height={8} />
          {marks.map((mark) => (
            <path key={mark} className={styles.marks} d={mark} />
          ))}
        </pattern>
      ))}
    </defs>
  );
}
