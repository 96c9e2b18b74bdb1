import type { ErrorReason } from './errors.ts';
import { textLimits } from './limits.ts';
import { safeLink } from './link.ts';
import {
  countSymbols,
  emailProblem,
  genericTexts,
  isBlank,
  type TextRule,
  textProblem,
} from './text.ts';
import { listingTexts } from './texts.ts';

/** The number of a record, as far as the databases count. */
export function isId(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647
  );
}

/* In a file of its own: pages for signed-out visitors leave this rule to the server, to stay small. */

/** Message for a field with an invisible character that changes the direction of the text around it. */
export const turnedText = (label: string) =>
  `${label} has a hidden sign that turns the direction of text`;

/**
 * What is wrong with a text of one line that is shown in the middle of other text, such as a name. Directional
 * marks, which Arabic and Hebrew names may need, are allowed.
 */
function lineProblem(value: unknown, rule: TextRule): string | undefined {
  const problem = textProblem(value, rule);
  if (problem || typeof value !== 'string' || isBlank(value)) return problem;
  const { label = 'This' } = rule;
  if (/[\n-\r\u0085\u2028\u2029]/.test(value)) return genericTexts.notValid(label);
  return /[\u202a-\u202e\u2066-\u2069]/.test(value) ? turnedText(label) : undefined;
}

/** What is wrong with a web address, checked without the spaces around it. */
function linkProblem(value: unknown, rule: TextRule = {}): string | undefined {
  const { label = 'Link', max = textLimits.link, required } = rule;
  const text = value ?? '';
  if (typeof text !== 'string') return genericTexts.notValid(label);
  if (isBlank(text)) return required;
  if (countSymbols(text.trim()) > max) return genericTexts.max(max);
  return safeLink(text) === null ? listingTexts.link : undefined;
}

interface Named {
  /** As it stands on screen. */
  label: string;
  /** Its name in messages. Default: the label. */
  errorName?: string;
}

/** One text of a record. */
export interface TextField extends Named, Omit<TextRule, 'label'> {
  /** `line` is one line that is shown in the middle of other text. */
  kind: 'text' | 'line' | 'link' | 'email';
  /** Most symbols. */
  max: number;
}

/** Terms that a record is filed under, by their ids, or the people of a service. */
export interface SelectionField extends Named {
  kind: 'terms' | 'people';
  /** Most that can be chosen. */
  max: number;
}

/** Yes or no, or an uploaded picture by its id. */
interface PlainField extends Named {
  kind: 'flag' | 'image';
}

export type Field = TextField | SelectionField | PlainField;

export type TextFields = Readonly<Record<string, TextField>>;

const problems = { text: textProblem, line: lineProblem, link: linkProblem, email: emailProblem };

/** What a field is called in messages. */
export function errorNameOf({ label, errorName = label }: Named): string {
  return errorName;
}

/** What is wrong with the value of a text, in one sentence. In a draft a required field may be empty. */
export function fieldProblem(
  { kind, ...field }: TextField,
  value: unknown,
  { draft = false }: { draft?: boolean } = {},
): string | undefined {
  const rule = { ...field, label: errorNameOf(field) };
  return problems[kind](value, draft ? { ...rule, required: undefined } : rule);
}

/** What is wrong with the ids that were chosen, in one sentence. Null and undefined count as none. */
export function selectionProblem(field: SelectionField, value: unknown): string | undefined {
  const ids = value ?? [];
  if (!Array.isArray(ids) || !ids.every(isId)) return genericTexts.notValid(errorNameOf(field));
  return new Set(ids).size > field.max ? genericTexts.maxSelected(field.max) : undefined;
}

export interface FieldError {
  /** Stored name of the field; within a team also the place of the person, from 0, and the person's field. */
  path: string[];
  message: string;
  /** Where a screen does something else for it. */
  reason?: ErrorReason;
}

/** What is wrong with the texts of a record that was sent, by the names of the table. */
export function textProblems(
  fields: TextFields,
  input: Readonly<Record<string, unknown>>,
): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const message = fieldProblem(field, input[name]);
    return message ? [{ path: [name], message }] : [];
  });
}
