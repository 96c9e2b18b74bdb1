/** What the press means; at most one `primary` on a page. */
export const buttonTones = [
  'primary',
  'secondary',
  'soft',
  'ghost',
  'critical',
  'critical-quiet',
] as const;
export type ButtonTone = (typeof buttonTones)[number];

/** 32, 36 and 44 px high; on phones every button is at least `touch` high unless it is `compact`. */
export const buttonSizes = ['compact', 'default', 'touch'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
