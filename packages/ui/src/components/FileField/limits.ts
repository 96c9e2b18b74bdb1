import { formatLocale } from '../../formatLocale.ts';
import { m } from '../../i18n/messages.js';

const sizes = [
  m.components_file_bytes,
  m.components_file_kilobytes,
  m.components_file_megabytes,
  m.components_file_gigabytes,
] as const;

/** Formats a file size: whole KB, or MB with one decimal. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= 1000 && step < sizes.length - 1) {
    size /= 1024;
    step += 1;
  }
  const shown = step < 2 ? Math.max(1, Math.round(size)) : Math.round(size * 10) / 10;
  return (sizes[step] ?? sizes[0])({ size: shown.toLocaleString(formatLocale()) });
}

/** Whether a file has one of the types of `accept`: '.pdf', 'image/*' or 'application/pdf'. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const types = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  if (types.length === 0) return true;
  const own = type.toLowerCase();
  return types.some((one) => {
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one);
    return one.endsWith('/*') ? own.startsWith(one.slice(0, -1)) : own === one;
  });
}

export interface FileLimits {
  accept: string;
  /** Bytes of one file. */
  maxSize?: number | undefined;
  /** How many more files there may be. */
  room: number;
}

/** The files that keep the limits, and a sentence for each reason why others do not. */
export function sortFiles(
  files: readonly File[],
  { accept, maxSize = Number.POSITIVE_INFINITY, room }: FileLimits,
  max: number,
): { kept: File[]; problems: string[] } {
  const typed = files.filter((file) => isAccepted(file, accept));
  const small = typed.filter(({ size }) => size <= maxSize);
  const beyond = small.slice(room);
  return {
    kept: small.slice(0, room),
    problems: [
      ...files
        .filter((file) => !typed.includes(file))
        .map(({ name }) => m.components_file_wrong_type({ name })),
      ...typed
        .filter((file) => !small.includes(file))
        .map(({ name }) => m.components_file_too_large({ name, size: fileSize(maxSize) })),
      ...(beyond.length > 0
        ? [m.components_files_too_many({ max, names: beyond.map(({ name }) => name).join(', ') })]
        : []),
    ],
  };
}
