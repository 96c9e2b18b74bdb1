import { decodeOr } from '@portal/data/schemas';
import {
  emptyRecord,
  namesOf,
  type RecordField,
  type RecordKind,
  type RecordOf,
  type RecordText,
  type RecordValues,
  readRecord,
  recordOf,
  recordProblem,
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
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

/** What a kind of records is called, and its help. */
export interface RecordWords {
  /** One, within a sentence: 'template'. */
  one: string;
  /** Several, within a sentence: 'templates'. */
  many: string;
  /** What they are for, in the dialog. */
  formHelp: string;
  /** Help of a field by its name. */
  fieldHelp?: Readonly<Record<string, string>>;
}

type Values = Record<string, string>;

interface ControlProps {
  name: string;
  help: string | undefined;
}

function ChoiceControl({ name, help, field }: ControlProps & { field: RecordField }) {
  const { value, onChange, error } = useField<Values>(name);
  const choices = field.kind === 'choice' ? field.choices : {};
  return (
    <Select
      name={name}
      help={help}
      error={error}
      value={value}
      onValueChange={onChange}
      label={field.label}
      options={namesOf(choices).map((choice) => ({ value: choice, label: choices[choice] ?? '' }))}
    />
  );
}

const inputTypes = { line: 'text', link: 'url', email: 'email', phone: 'tel' } as const;

function TextControl({ field, ...props }: ControlProps & { field: RecordText }) {
  const { kind, label, max, required } = field;
  const shared = { ...props, label, aside: required ? undefined : m.core_optional() };
  if (kind === 'text') return <FormTextArea<Values> {...shared} rows={6} maxSymbols={max} />;
  return <FormTextField<Values> {...shared} type={inputTypes[kind]} autoComplete="off" />;
}

/** What another admin saved over the version that is edited: each changed value, with its label if there are several. */
function savedMeanwhile({ fields }: RecordKind, started: Values, now: Values): string {
  const changed = Object.entries<RecordField>(fields)
    .filter(([name]) => started[name] !== now[name])
    .map(([name, field]) => {
      const value = now[name] ?? '';
      return [field.label, field.kind === 'choice' ? (field.choices[value] ?? '') : value];
    });
  const [only] = changed.length === 1 ? changed : [];
  return only?.[1] ?? changed.map((pair) => pair.join(': ')).join('\n');
}

interface RecordDialogProps<K extends RecordKind> extends DraftProps {
  kind: K;
  words: RecordWords;
  /** The record to edit, as it is now; null for a new one. */
  record: RecordOf<K> | null;
  open: boolean;
  onClose: () => void;
  /** Saves the record. The dialog stays open until the caller closes it. The key is the same for every retry with the same values. */
  onSubmit: (values: RecordValues<K>, key: string) => Promise<SubmitResult>;
}

/** Creates or edits a record of a declared kind. What is typed is stored on the device until it is saved. Render a new one each time it opens. */
export function RecordDialog<K extends RecordKind>(props: RecordDialogProps<K>) {
  const { kind, words, record, open, onClose, onSubmit } = props;
  const { user, draftStore, now = Date.now } = props;
  const { one, fieldHelp = {} } = words;
  const fields: readonly [string, RecordField][] = Object.entries(kind.fields);
  const [attempts] = useState(() => createAttempts());
  const stored: Values = record ? readRecord(kind, record).values : emptyRecord(kind);
  const version = record?.version;
  // What the typed text is based on.
  const [started] = useState({ version, stored });
  const form = useForm<Values>({
    values: stored,
    rules: () => ({
      fields: Object.fromEntries(
        fields.map(([name, field]) => [name, (value: unknown) => recordProblem(field, value)]),
      ),
    }),
    async onSubmit(values) {
      const { values: written } = readRecord(kind, values);
      const key = attempts.keyFor(written);
      localDraft.storeNow();
      const result = await onSubmit(written, key);
      if (result.ok || !result.unclear) attempts.settle();
      if (result.ok) void localDraft.saved(values);
      return result;
    },
    now,
  });
  const [draftKey] = useState({ user, form: kind.one, record: String(record?.id ?? 'new') });
  const localDraft = useLocalDraft<Values>({
    form: form.api,
    stored,
    version,
    draftStore,
    draftKey,
    read: (values) => decodeOr(values, keptValues(kind), null),
    attempts,
    now,
  });
  const isKept = draftStore !== undefined && draftStore.draftStatus() !== 'rejected';
  const add = m.record_add({ one });
  return (
    <FormDialog
      form={{ ...form, keepsText: isKept }}
      open={open}
      onClose={onClose}
      title={record ? m.record_edit({ one }) : add}
      description={words.formHelp}
      confirm={{
        label: record ? m.record_save({ one }) : add,
        busyLabel: record ? m.core_saving() : m.core_adding(),
        tone: 'primary',
      }}
    >
      <LocalDraftBanner offers={localDraft.offers} />
      {open && record && record.version !== started.version ? (
        <Banner tone="caution" title={m.record_saved_meanwhile({ name: record.updatedBy })}>
          <Text keepBreaks>{savedMeanwhile(kind, started.stored, stored)}</Text>
        </Banner>
      ) : null}
      {fields.map(([name, field]) => {
        const help = fieldHelp[name];
        return field.kind === 'choice' ? (
          <ChoiceControl key={name} name={name} help={help} field={field} />
        ) : (
          <TextControl key={name} name={name} help={help} field={field} />
        );
      })}
    </FormDialog>
  );
}

const keptValues = ({ fields }: RecordKind) =>
  partial(
    object(
      recordOf(namesOf(fields), (name) => {
        const field = fields[name];
        return field?.kind === 'choice' ? enums(namesOf(field.choices)) : string();
      }),
    ),
  );
