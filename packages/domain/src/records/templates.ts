import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import type { RecordKind, RecordOf } from './recordKind.ts';

/** Where a template can be used, in words. */
export const templateUses = lazyTexts({
  both: m.template_use_both,
  decline: m.template_use_decline,
  changes: m.template_use_changes,
});
export type TemplateUse = keyof typeof templateUses;

/** The variables of a text, and the word that stands in where one has no value. */
const templateVariables = lazyTexts({
  vendor: m.template_variable_vendor,
  listing: m.template_variable_listing,
  field: m.template_variable_field,
});
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
  unknownVariable: (name: string) => m.template_unknown_variable({ name }),
} as const;

/** Reason templates: texts that staff keep for declines and requests for changes. */
export const templateKind = lazyTexts({
  one: 'template',
  many: 'templates',
  table: 'reason_templates',
  fields: {
    name: {
      kind: 'line',
      label: m.template_field_name,
      max: textLimits.template,
      required: m.template_field_name_required,
    },
    text: {
      kind: 'text',
      label: m.template_field_text,
      max: textLimits.note,
      required: m.template_field_text_required,
      check: unknownVariable,
    },
    use: {
      kind: 'choice',
      label: m.template_field_use,
      errorName: m.template_field_use_error_name,
      choices: templateUses,
      initial: 'both',
    },
  },
  taken: (name: string) => m.template_taken({ name }),
  changed: 'template-changed',
  audit: {
    create: m.audit_template_create,
    edit: m.audit_template_edit,
    delete: m.audit_template_delete,
  },
}) satisfies RecordKind;

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
