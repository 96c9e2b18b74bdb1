/** What the foot of a form says about its text. */
const saveStates = ['untouched', 'changed', 'saving', 'saved', 'failed', 'unclear'] as const;
export type SaveState = (typeof saveStates)[number];

/** Time since an instant in plain words; a clock set back reads as now. */
export function timeSince(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
}
