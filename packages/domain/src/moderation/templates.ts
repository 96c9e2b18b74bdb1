import { textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import { type FieldError, fieldProblem, type TextFields, textProblems } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { fold } from '../text/fold.ts';

/* Reason templates: texts that staff keep for declines and requests for changes. */

/** Where a template can be used, in words. */
export const templateUses = {
  both: 'Declines and requested changes',
  decline: 'Declines',
  changes: 'Requested changes',
} as const;
export type TemplateUse = keyof typeof templateUses;

const isUse = (value: unknown): value is TemplateUse =>
  typeof value === 'string' && Object.hasOwn(templateUses, value);

/** The variables of a text, and the word that stands in where one has no value. */
const templateVariables = {
  vendor: 'vendor',
  listing: 'your listing',
  field: 'your listing',
} as const;
export type TemplateValues = Readonly<Partial<Record<keyof typeof templateVariables, string>>>;

export interface NewTemplate {
  name: string;
  text: string;
  use: TemplateUse;
}

export const templateTexts = {
  taken: (name: string) => `There is already a template named ${name}. Choose another name.`,
  unknownVariable: (name: string) =>
    `{${name}} is not a variable. Use {vendor}, {listing} or {field}.`,
} as const;

export const templateFields = {
  name: {
    kind: 'line',
    label: 'Name',
    max: textLimits.template,
    required: genericTexts.required('Name'),
  },
  text: {
    kind: 'text',
    label: 'Text',
    max: textLimits.note,
    required: genericTexts.required('Text'),
  },
} as const satisfies TextFields;

/** Each variable of a text: a name in braces. */
const variable = /\{([^{}\n]*)\}/g;

/** The message for an invalid text, also for one with an unknown variable. */
export function templateTextProblem(value: unknown): string | undefined {
  const problem = fieldProblem(templateFields.text, value);
  if (problem || typeof value !== 'string') return problem;
  const unknown = [...value.matchAll(variable)].find(
    ([, name = '']) => !Object.hasOwn(templateVariables, name),
  );
  return unknown && templateTexts.unknownVariable(unknown[1] ?? '');
}

/** The text with its variables filled in. */
export function renderTemplate(text: string, values: TemplateValues): string {
  // In one pass: a name may look like a variable.
  return text.replace(variable, (written, given) => {
    const name = namesOf(templateVariables).find((each) => each === given);
    return name ? values[name]?.trim() || templateVariables[name] : written;
  });
}

/** Appends a rendered template to what is typed, as a new paragraph. */
export const appendTemplate = (typed: string, rendered: string): string =>
  typed.trim() === '' ? rendered : `${typed.trimEnd()}\n\n${rendered}`;

/** What names are compared by: a name may not differ from another one only in its case. */
export const templateKey = (name: string): string => fold(name.trim());

/** The template that a call or a form asks for, and an error for each wrong field. */
export function readTemplate(data: Readonly<Record<string, unknown>>): {
  template: NewTemplate;
  errors: FieldError[];
} {
  const { name, text, use } = data;
  const errors = textProblems({ name: templateFields.name }, data);
  const problem = templateTextProblem(text);
  if (problem) errors.push({ path: ['text'], message: problem });
  if (!isUse(use)) errors.push({ path: ['use'], message: genericTexts.notValid('Use') });
  const template = {
    name: String(name ?? '').trim(),
    text: String(text ?? '').trim(),
    use: isUse(use) ? use : 'both',
  };
  return { template, errors };
}
