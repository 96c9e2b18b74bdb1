import type { FieldProblem } from '@portal/data/schemas';

/** What became of a submit. Fields carry the form's own names; others are told in the summary. */
export type SubmitResult =
  | { ok: true }
  | {
      ok: false;
      message: string;
      fields?: readonly FieldProblem[];
      /** Where to look at what the message speaks of. */
      link?: { label: string; href: string } | undefined;
      /** The answer was lost, so it may have been stored. Default false. */
      unclear?: boolean;
      /** The answer is final: what is sent next is another attempt, even with the same values. Default false. */
      refused?: boolean;
      /** A question on the way was answered with Cancel: nothing was sent, and nothing is told. Default false. */
      cancelled?: boolean;
    };

export interface SubmitFailure {
  /** What went wrong as a whole; null when the values were not sent at all. */
  message: string | null;
  /** It may have been stored all the same. */
  unclear: boolean;
  /** Where to look at what the message speaks of. */
  link?: { label: string; href: string } | undefined;
  /** Problems that belong to no field on screen. */
  loose: readonly string[];
  /** The one field that says all there is to say; null when there is more. */
  only: string | null;
  /** Rises with every failed submit, so that each one moves the focus. */
  attempt: number;
}

interface SortedProblems {
  atFields: FieldProblem[];
  loose: string[];
}

/** The field whose message is the whole story, so that nothing has to repeat it. */
export function onlyField(message: string, { atFields, loose }: SortedProblems): string | null {
  const [first] = atFields;
  const alone = atFields.length === 1 && loose.length === 0 && first?.message === message;
  return alone ? first.path : null;
}

/** Problems at the fields people can see, and the rest. A path into a field, such as `industries.0`, belongs to the field. */
export function sortProblems(
  problems: readonly FieldProblem[],
  names: ReadonlySet<string>,
): SortedProblems {
  const sorted: SortedProblems = { atFields: [], loose: [] };
  for (const { path, message } of problems) {
    const name = path.split('.')[0] ?? '';
    if (names.has(name)) sorted.atFields.push({ path: name, message });
    else sorted.loose.push(message);
  }
  return sorted;
}
