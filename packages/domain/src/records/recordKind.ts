import type { ErrorReason } from '../errors/errors.ts';
import {
  errorNameOf,
  type FieldError,
  fieldProblem,
  storedText,
  type TextField,
} from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { fold } from '../text/fold.ts';

/*
 * Declared records: short lists with a form that staff keep, such as reason templates. Calls, both backends, the API description, the
 * audit log, the client, the dialog and the page derive from the declaration.
 */

export interface ChoiceField {
  kind: 'choice';
  /** On screen. */
  label: string;
  /** In messages. Default: the label. */
  errorName?: string;
  /** The choices, in words. */
  choices: Readonly<Record<string, string>>;
  /** Of a new record. */
  initial: string;
}

export interface RecordText extends TextField {
  /** Returns the message for a text that breaks a rule of its own; undefined when valid. */
  check?: (text: string) => string | undefined;
}

export type RecordField = RecordText | ChoiceField;

export interface RecordKind {
  /** One, in names of calls and actions: `createTemplate` needs `template.write`. */
  one: string;
  /** All, in paths, in the audit log and in the memory of tests. */
  many: string;
  /** Whether the list has a search, filters and sort orders. Default: no, for a list of a few. */
  searchable?: true;
  /** The table of the database. Default: `many`. */
  table?: string;
  /** In the order of the form. No two records have the same name, in any spelling of upper and lower case. */
  fields: Readonly<Record<string, RecordField>> & { readonly name: RecordText };
  /** Message for a name that another record has. */
  taken: (name: string) => string;
  /** Why a save over the version of another admin is rejected. Default: `record-changed`. */
  changed?: ErrorReason;
  /** What the audit log says. */
  audit: Readonly<Record<'create' | 'edit' | 'delete', (values: { name: string }) => string>>;
}

/** The values that a form writes. */
export type RecordValues<K extends RecordKind = RecordKind> = {
  -readonly [Name in keyof K['fields'] & string]: K['fields'][Name] extends {
    choices: infer Choices;
  }
    ? keyof Choices & string
    : string;
} & { name: string };

/** A record as calls return it. */
export type RecordOf<K extends RecordKind = RecordKind> = RecordValues<K> & {
  id: number;
  /** Counts the changes, from 1. */
  version: number;
  updatedAt: string;
  /** Name of the admin who wrote it last. */
  updatedBy: string;
};

/** The message for an invalid value; undefined when valid. */
export function recordProblem(field: RecordField, value: unknown): string | undefined {
  if (field.kind === 'choice') {
    const known = typeof value === 'string' && Object.hasOwn(field.choices, value);
    return known ? undefined : genericTexts.notValid(errorNameOf(field));
  }
  const problem = fieldProblem(field, value);
  return problem ?? (typeof value === 'string' ? field.check?.(value) : undefined);
}

const storedValue = (field: RecordField, value: unknown): string => {
  if (field.kind !== 'choice') return storedText(field, String(value ?? '').trim());
  return recordProblem(field, value) ? field.initial : String(value);
};

/** The values that a call or a form sends, and an error for each wrong field. */
export function readRecord<K extends RecordKind>(
  kind: K,
  data: Readonly<Record<string, unknown>>,
): { values: RecordValues<K>; errors: FieldError[] };
export function readRecord({ fields }: RecordKind, data: Readonly<Record<string, unknown>>) {
  const errors: FieldError[] = [];
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries<RecordField>(fields)) {
    const message = recordProblem(field, data[name]);
    if (message) errors.push({ path: [name], message });
    values[name] = storedValue(field, data[name]);
  }
  return { values, errors };
}

/** The values of a new record. */
export const emptyRecord = <K extends RecordKind>(kind: K): RecordValues<K> =>
  readRecord(kind, {}).values;

/** Why a save over the version of another admin is rejected. */
export const changedReason = ({ changed = 'record-changed' }: RecordKind): ErrorReason => changed;

/** What names are compared by. A folded name can be many times as long; a column stores 255 symbols. */
export const uniqueName = (name: string): string => [...fold(name.trim())].slice(0, 255).join('');

/** The values that differ, before and after. */
export const changedRecord = (
  { fields }: RecordKind,
  before: Readonly<Record<string, unknown>> | null,
  after: RecordValues,
): Record<string, readonly [before: string | null, after: string]> =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => before?.[name] !== after[name])
      .map((name) => [name, [before ? String(before[name]) : null, after[name] ?? '']] as const),
  );
