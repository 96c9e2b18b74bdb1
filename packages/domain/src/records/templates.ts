import { textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import { genericTexts } from '../fields/text.ts';
import type { RecordKind, RecordOf } from './recordKind.ts';

/** Where a template can be used, in words. */
export const templateUses = {
  both: 'Declines and requested changes',
  decline: 'Declines',
  changes: 'Requested changes',
} as const;
export type TemplateUse = keyof typeof templateUses;

/** The variables of a text, and the word that stands in where one has no value. */
const templateVariables = {
  vendor: 'vendor',
  listing: 'your listing',
  field: 'your listing',
} as const;
export type TemplateValues = Readonly<Partial<Record<keyof typeof templateVariables, string>>>;

/** Each variable of a text: a name in braces. */
const variable = /\{([^{}\n]*)\}/g;

/** The message for a text with an unknown variable. */
function unknownVariable(text: string): string | undefined {
  const unknown = [...text.matchAll(variable)].find(
    ([, name = '']) => !Object.hasOwn(templateVariables, name),
  );
  return unknown && templateTexts.unknownVariable(unknown[1] ?? '');
}

export const templateTexts = {
  unknownVariable: (name: string) =>
    `{${name}} is not a variable. Use {vendor}, {listing} or {field}.`,
} as const;

/** Reason templates: texts that staff keep for declines and requests for changes. */
export const templateKind = {
  one: 'template',
  many: 'templates',
  table: 'reason_templates',
  fields: {
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
      check: unknownVariable,
    },
    use: {
      kind: 'choice',
      label: 'Used for',
      errorName: 'Use',
      choices: templateUses,
      initial: 'both',
    },
  },
  taken: (name: string) => `There is already a template named ${name}. Choose another name.`,
  changed: 'template-changed',
  audit: {
    create: 'Created the template {name}',
    edit: 'Changed the template {name}',
    delete: 'Deleted the template {name}',
  },
} as const satisfies RecordKind;

export type ReasonTemplate = RecordOf<typeof templateKind>;

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
