/** A picture in a comparison. */
export interface LogoValue {
  src: string;
  /** Whose logo it is. */
  name: string;
  /** Size and kind, ready to read, a line each. */
  detail?: readonly string[] | undefined;
}

/** A field with one value. */
export type FieldValue =
  | { kind: 'text'; label: string; value: string }
  | { kind: 'chips'; label: string; value: readonly string[] }
  | { kind: 'logo'; label: string; value: LogoValue | null };

/** A field whose pending value differs from the live one. */
export type FieldChange =
  | { kind: 'text'; label: string; live: string; pending: string }
  | { kind: 'chips'; label: string; live: readonly string[]; pending: readonly string[] }
  | { kind: 'logo'; label: string; live: LogoValue | null; pending: LogoValue | null };

/** 'n fields change', counted in words that fit. */
export function changeTitle(count: number, isNew: boolean): string {
  if (isNew) return 'What was submitted';
  if (count === 0) return 'Nothing changes';
  return count === 1 ? '1 field changes' : `${count} fields change`;
}

export const sameTitle = (count: number): string =>
  count === 1 ? '1 field stays the same' : `${count} fields stay the same`;
