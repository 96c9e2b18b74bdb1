export type StarFill = 'full' | 'half' | 'empty';

export const starPlaces = [1, 2, 3, 4, 5] as const;

/** How the star at a place is drawn for a value from 0 to 5, to the nearest half. */
export function starFill(value: number | null, place: number): StarFill {
  const left = Math.round((value ?? 0) * 2) - (place - 1) * 2;
  if (left >= 2) return 'full';
  return left === 1 ? 'half' : 'empty';
}
