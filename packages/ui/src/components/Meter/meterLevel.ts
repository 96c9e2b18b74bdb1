/** How an amount stands to its limit. */
export const meterLevels = ['room', 'full', 'over'] as const;
export type MeterLevel = (typeof meterLevels)[number];

/** Only more than `max` is over. */
export function meterLevel(value: number, max: number): MeterLevel {
  if (value < max) return 'room';
  return value === max ? 'full' : 'over';
}
