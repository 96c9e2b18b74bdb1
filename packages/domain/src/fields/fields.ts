import * as m from '#messages';
import { textLimits } from '../base/limits.ts';
import { type ErrorReason, type Rejected, reasonOfFields } from '../errors/errors.ts';
import { cleanAddress, completeLink, hasInvisible } from '../text/address.ts';
import { safeLink } from '../text/link.ts';
import { listingTexts } from '../text/texts.ts';
import {
  countSymbols,
  emailProblem,
  genericTexts,
  isBlank,
  type TextRule,
  textProblem,
} from './text.ts';

/** A record id within the range of the databases. */
export function isId(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647
  );
}

/** Message for a field with an invisible character that changes the direction of the text around it. */
export const turnedText = (label: string) =>
  m.field_contains_an_invisible_text_direction({ label });

/**
 * What is wrong with a text of one line that is shown in the middle of other text, such as a name. Directional
 * marks, which Arabic and Hebrew names may need, are allowed.
 */
function lineProblem(value: unknown, rule: TextRule): string | undefined {
  const problem = textProblem(value, rule);
  if (problem || typeof value !== 'string' || isBlank(value)) return problem;
  const { label = m.field_this() } = rule;
  if (/[\n-\r\u0085\u2028\u2029]/.test(value)) return genericTexts.notValid(label);
  return /[\u202a-\u202e\u2066-\u2069]/.test(value) ? turnedText(label) : undefined;
}

/** What is wrong with a web address, checked as it is stored. */
function linkProblem(value: unknown, rule: TextRule = {}): string | undefined {
  const { label = m.field_link(), max = textLimits.link, required } = rule;
  const text = value ?? '';
  if (typeof text !== 'string') return genericTexts.notValid(label);
  if (isBlank(text)) return required;
  const link = completeLink(text);
  if (countSymbols(link) > max) return genericTexts.max(max);
  return safeLink(link) === null ? listingTexts.link : undefined;
}

function phoneProblem(value: unknown, rule: TextRule): string | undefined {
  const phone = typeof value === 'string' ? cleanAddress(value) : value;
  const problem = textProblem(phone, rule);
  if (problem || typeof phone !== 'string' || !hasInvisible(phone)) return problem;
  return genericTexts.notValid(rule.label ?? m.field_phone());
}

interface Named {
  /** On screen. */
  label: string;
  /** In messages. Default: the label. */
  errorName?: string;
}

/** One text of a record. */
export interface TextField extends Named, Omit<TextRule, 'label'> {
  /** `line` is one line that is shown in the middle of other text. */
  kind: 'text' | 'line' | 'link' | 'email' | 'phone';
  /** Most symbols. */
  max: number;
}

/** Terms or team members by id. */
export interface SelectionField extends Named {
  kind: 'terms' | 'people';
  /** Most that can be chosen. */
  max: number;
}

/** A boolean, or a picture by id. */
interface PlainField extends Named {
  kind: 'flag' | 'image';
}

export type Field = TextField | SelectionField | PlainField;

export type TextFields = Readonly<Record<string, TextField>>;

const problems = {
  text: textProblem,
  line: lineProblem,
  link: linkProblem,
  email: emailProblem,
  phone: phoneProblem,
};

/** How a valid text is stored: addresses without what surrounds them, other texts as typed. */
export function storedText({ kind }: Pick<TextField, 'kind'>, text: string): string {
  if (kind === 'link') return completeLink(text);
  return kind === 'email' || kind === 'phone' ? cleanAddress(text) : text;
}

export function errorNameOf({ label, errorName = label }: Named): string {
  return errorName;
}

/** The message for an invalid text; undefined when valid. In a draft a required field may be empty. */
export function fieldProblem(
  { kind, ...field }: TextField,
  value: unknown,
  { draft = false }: { draft?: boolean } = {},
): string | undefined {
  const rule = { ...field, label: errorNameOf(field) };
  return problems[kind](value, draft ? { ...rule, required: undefined } : rule);
}

/** The message for invalid ids; undefined when valid. Null and undefined count as none. */
export function selectionProblem(field: SelectionField, value: unknown): string | undefined {
  const ids = value ?? [];
  if (!Array.isArray(ids) || !ids.every(isId)) return genericTexts.notValid(errorNameOf(field));
  return new Set(ids).size > field.max ? genericTexts.maxSelected(field.max) : undefined;
}

export interface FieldError {
  /** Stored name of the field; within a team also the person's index and field. */
  path: string[];
  message: string;
  /** Set when a screen reacts to it. */
  reason?: ErrorReason;
}

/** Rejects a command for what is wrong with its fields. Default of `message`: that of the first. */
export const rejectedFields = (
  errors: readonly FieldError[],
  message: string | undefined = errors[0]?.message,
): Rejected => ({ rejected: reasonOfFields(errors), facts: { message, details: { errors } } });

/** The errors in the texts of a record, by the names of the table. */
export function textProblems(
  fields: TextFields,
  input: Readonly<Record<string, unknown>>,
): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const message = fieldProblem(field, input[name]);
    return message ? [{ path: [name], message }] : [];
  });
}
