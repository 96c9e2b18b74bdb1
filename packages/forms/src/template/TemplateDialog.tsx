import { decodeOr, type ReasonTemplate } from '@portal/data/schemas';
import {
  fieldProblem,
  type NewTemplate,
  namesOf,
  readTemplate,
  templateFields,
  templateTextProblem,
  templateUses,
} from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Select } from '@portal/ui/components/Select';
import { Text } from '@portal/ui/components/Text';
import { useState } from 'react';
import { enums, object, partial, string } from 'superstruct';
import { createAttempts } from '../core/attempt.ts';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { FormDialog } from '../core/FormDialog.tsx';
import { FormTextArea, FormTextField, useField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

/** A type, because react-hook-form accepts no interface. */
type Values = { name: string; text: string; use: NewTemplate['use'] };

const empty: Values = { name: '', text: '', use: 'both' };

const rules: Rules<Values> = {
  fields: {
    name: (value) => fieldProblem(templateFields.name, value),
    text: templateTextProblem,
  },
};

const uses = namesOf(templateUses).map((value) => ({ value, label: templateUses[value] }));

const keptValues = partial(
  object({ name: string(), text: string(), use: enums(namesOf(templateUses)) }),
);

/** The placeholders as they are typed. */
const placeholders = { vendor: '{vendor}', listing: '{listing}', field: '{field}' };

function UseField() {
  const { value, onChange, name, error } = useField<Values>('use');
  return (
    <Select
      name={name}
      error={error}
      value={value}
      onValueChange={onChange}
      label={m.template_used_for()}
      options={uses}
    />
  );
}

interface TemplateDialogProps extends DraftProps {
  /** The template to edit, as it is now; null for a new one. */
  template: ReasonTemplate | null;
  open: boolean;
  onClose: () => void;
  /** Saves the template. The dialog stays open until the caller closes it. The key is the same for every retry with the same values. */
  onSubmit: (template: NewTemplate, key: string) => Promise<SubmitResult>;
}

/** Creates or edits a reason template. What is typed is stored on the device until it is saved. Render a new one each time it opens. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { template, open, onClose, onSubmit, user, draftStore, now = Date.now } = props;
  const [attempts] = useState(() => createAttempts());
  const stored: Values = template
    ? { name: template.name, text: template.text, use: template.use }
    : empty;
  // The version on which the typed text is based.
  const [started] = useState(template?.version);
  const form = useForm<Values>({
    values: stored,
    rules: () => rules,
    async onSubmit(values) {
      const { template: written } = readTemplate(values);
      const key = attempts.keyFor(written);
      localDraft.storeNow();
      const result = await onSubmit(written, key);
      if (result.ok || !result.unclear) attempts.settle();
      if (result.ok) void localDraft.saved(values);
      return result;
    },
    now,
  });
  const [draftKey] = useState({ user, form: 'template', record: String(template?.id ?? 'new') });
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    version: template?.version,
    draftStore,
    draftKey,
    read: (values) => decodeOr(values, keptValues, null),
    attempts,
    now,
  });
  const isKept = draftStore !== undefined && draftStore.draftStatus() !== 'rejected';
  const title = template ? m.template_edit() : m.template_add();
  return (
    <FormDialog
      form={{ ...form, keepsText: isKept }}
      open={open}
      onClose={onClose}
      title={title}
      description={m.template_help()}
      confirm={{
        label: template ? m.template_save() : m.template_add(),
        busyLabel: template ? m.core_saving() : m.core_adding(),
        tone: 'primary',
      }}
    >
      <LocalDraftBanner offers={localDraft.offers} />
      {open && template && started !== undefined && template.version !== started ? (
        <Banner tone="caution" title={m.template_saved_meanwhile({ name: template.updatedBy })}>
          <Text keepBreaks>{template.text}</Text>
        </Banner>
      ) : null}
      <FormTextField<Values>
        name="name"
        label={m.core_name()}
        help={m.template_name_help()}
        autoComplete="off"
      />
      <FormTextArea<Values>
        name="text"
        label={m.template_text()}
        help={m.template_text_help(placeholders)}
        rows={6}
        maxSymbols={templateFields.text.max}
      />
      <UseField />
    </FormDialog>
  );
}
