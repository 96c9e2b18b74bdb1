export type StarFill = 'full' | 'half' | 'empty';

/** Five stars for a value from 0 to 5, to the nearest half. */
export function starFills(value: number | null): StarFill[] {
  const halves = Math.round((value ?? 0) * 2);
  return Array.from({ length: 5 }, (_, index) => {
    const left = halves - index * 2;
    if (left >= 2) return 'full';
    return left === 1 ? 'half' : 'empty';
  });
}
