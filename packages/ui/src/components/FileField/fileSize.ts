const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size as people say it: whole KB, one decimal from MB on. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= 1000 && step < units.length - 1) {
    size /= 1024;
    step += 1;
  }
  const shown = step < 2 ? Math.max(1, Math.round(size)) : Math.round(size * 10) / 10;
  return `${shown.toLocaleString('en-NZ')} ${units[step]}`;
}
