import { m } from '../../i18n/messages.js';
import { formatDecimal, formatNumber } from '../../internal/formatNumber.ts';

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
  const shown = step < 2 ? Math.round(size) : Math.round(size * 10) / 10;
  const text = Number.isInteger(shown) ? formatNumber(shown) : formatDecimal(shown);
  return (sizes[step] ?? sizes[0])({ size: text });
}

/** Types of endings for which some platforms report another type, or none. */
const typesOfEndings: readonly (readonly [ending: string, type: string])[] = [
  ['.csv', 'text/csv'],
  ['.gif', 'image/gif'],
  ['.heic', 'image/heic'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.zip', 'application/zip'],
];

/** Whether a file has one of the types of `accept`: '.pdf', 'image/*' or 'application/pdf'. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const types = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  if (types.length === 0) return true;
  const name = file.name.toLowerCase();
  const byEnding = typesOfEndings.find(([ending]) => name.endsWith(ending))?.[1];
  const own = [file.type.toLowerCase(), byEnding];
  return types.some((one) => {
    if (one === '*/*') return true;
    if (one.startsWith('.')) return name.endsWith(one);
    return own.some((type) =>
      one.endsWith('/*') ? type?.startsWith(one.slice(0, -1)) : type === one,
    );
  });
}

export interface FileLimits {
  accept: string;
  /** Bytes of one file. */
  maxSize?: number | undefined;
  /** How many files there may be, with those that are there. */
  maxFiles?: number | undefined;
  /** How many files there are. */
  present: number;
}

/** Why a file is not accepted; null if it is. */
export const fileProblem = (
  file: File,
  limits: Pick<FileLimits, 'accept' | 'maxSize'>,
): string | null => splitByLimits([file], { ...limits, present: 0 }).problems[0] ?? null;

/** The files that keep the limits, and a sentence for each reason why others do not. */
export function splitByLimits(
  files: readonly File[],
  {
    accept,
    maxSize = Number.POSITIVE_INFINITY,
    maxFiles: max = Number.POSITIVE_INFINITY,
    present,
  }: FileLimits,
): { kept: File[]; problems: string[] } {
  const typed = files.filter((file) => isAccepted(file, accept));
  const small = typed.filter(({ size }) => size <= maxSize);
  const room = Math.max(0, max - present);
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
