import { type FieldProblem, messageFor } from '@portal/data/schemas';

/** The result of a submit. Fields carry the form's own names; problems of other fields are shown in the summary. */
export type SubmitResult =
  | {
      ok: true;
      /** The id of the new record: changes made while it was created become a local draft of it. Of forms with drafts. Default: none is new. */
      created?: number | undefined;
      /** Goes to another page, once local drafts are stored. Of forms with drafts; without, go there before the result. Default: stays. */
      leave?: (() => void) | undefined;
    }
  | {
      ok: false;
      message: string;
      fields?: readonly FieldProblem[];
      /** A page with more information. */
      link?: { label: string; href: string } | undefined;
      /** The response was lost, so the values may have been stored. Default false. */
      unclear?: boolean;
      /** The values were stored, though they are not right yet: closing loses nothing. Default false. */
      stored?: boolean;
      /** The rejection is final: the next submit is a new attempt, even with the same values. Default false. */
      rejected?: boolean;
      /** Nothing is shown: the user cancelled a dialog of the submit, or its caller shows the failure. Default false. */
      cancelled?: boolean;
    };

export interface SubmitFailure {
  /** What went wrong as a whole; null when nothing was sent. */
  message: string | null;
  /** The values may have been stored. */
  unclear: boolean;
  /** A page with more information. */
  link?: { label: string; href: string } | undefined;
  /** Problems that belong to no field on screen. */
  loose: readonly string[];
  /** The field with the only error; null when there are others. */
  only: string | null;
  /** All of it is about fields, so it is over once none of them has an error. */
  ofFields: boolean;
  /** Increases with every failed submit, so that each one moves the focus. */
  attempt: number;
}

interface ProblemAtField extends FieldProblem {
  /** The messages about parts of its value, such as `{ 1: 'Contains a virus' }`. Default: it is about the whole. */
  items?: Record<string, string>;
}

interface SortedProblems {
  atFields: ProblemAtField[];
  loose: string[];
}

/** The problem of a field that is the only one; undefined when there is more to show. */
export const onlyProblem = ({ atFields, loose }: SortedProblems): FieldProblem | undefined =>
  atFields.length === 1 && loose.length === 0 ? atFields[0] : undefined;

/** The result of a submit; an error that it throws is the message. */
export const resultOf = (submit: Promise<SubmitResult>): Promise<SubmitResult> =>
  submit.catch((error: unknown) => ({ ok: false, message: messageFor(error) }));

/** Separates problems of fields on screen from the rest. Paths into a field, such as `industries.0`, belong to the field. */
export function sortProblems(
  problems: readonly FieldProblem[],
  names: ReadonlySet<string>,
): SortedProblems {
  const sorted: SortedProblems = { atFields: [], loose: [] };
  for (const { path, message } of problems) {
    const [name = '', ...item] = path.split('.');
    const known = sorted.atFields.find((problem) => problem.items && problem.path === name);
    if (!names.has(name)) sorted.loose.push(message);
    else if (item.length === 0) sorted.atFields.push({ path: name, message });
    else if (known?.items) known.items[item.join('.')] ??= message;
    else sorted.atFields.push({ path: name, message, items: { [item.join('.')]: message } });
  }
  return sorted;
}
