import { termNameField } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import type { TermKind, TermRef } from '@portal/ui/patterns/TermList';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { DialogFailure } from '../core/FormDialog.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextField } from '../core/fields.tsx';
import { focusField } from '../core/focusField.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';
import * as styles from './NameForm.css.ts';
import { addTexts, termTexts } from './termTexts.ts';

/** Resolves with an error message for the name, or undefined on success. */
export type NameOutcome = Promise<string | undefined>;

type NameValues = { name: string };

interface NameFormProps {
  kind: TermRef['kind'];
  /** The name before. Default: a new term. */
  first?: string;
  onSave: (name: string) => NameOutcome;
  /** Called once the name is saved, and when it is unchanged. Default: clears the field for another one. */
  onDone?: () => void;
  /** Called when leaving begins or ceases to lose a typed name. */
  onDirtyChange: ((dirty: boolean) => void) | undefined;
}

/** Whether the focus is still in this place or nowhere, with no menu open, which moving the focus would close. */
function isStillAt(place: HTMLElement | null): boolean {
  const at = document.activeElement;
  const stays = at === null || at === document.body || place?.contains(at) === true;
  return stays && document.querySelector('[role=menu]') === null;
}

/** The form of one name, and its place on screen. */
function useNameForm({ kind, first = '', onSave, onDone }: NameFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useForm<NameValues>({
    values: { name: first },
    rules: () => ({ fields: fieldRules({ name: termNameField(kind) }) }),
    checks: 'onSubmit',
    async onSubmit({ name }): Promise<SubmitResult> {
      const text = name.trim();
      const wrong = text === first ? undefined : await onSave(text);
      if (wrong === undefined) return { ok: true };
      return { ok: false, message: wrong, fields: [{ path: 'name', message: wrong }] };
    },
  });
  const { saved } = form;
  const finish = useEffectEvent(() => {
    if (onDone) return onDone();
    form.reset({ name: first });
    if (isStillAt(place.current)) focusField(place.current, 'name');
  });
  useEffect(() => {
    if (saved) finish();
  }, [saved]);
  return { place, form };
}

type NameForm = ReturnType<typeof useNameForm>['form'];

interface NameFieldProps extends Pick<NameFormProps, 'kind'> {
  form: NameForm;
  /** The label is shown to screen readers only. Default false. */
  labelHidden?: boolean;
  placeholder?: string;
}

const NameField = ({ kind, form, ...props }: NameFieldProps) => (
  <FormTextField<NameValues>
    name="name"
    label={termTexts[kind].field}
    readOnly={form.running !== null}
    autoComplete="off"
    {...props}
  />
);

export interface AddTermProps extends Pick<NameFormProps, 'onDirtyChange'> {
  kind: TermKind;
  /** Adds a term. */
  onAdd: (name: string) => NameOutcome;
}

/** The form next to the list. It stays open, to add several terms in a row. */
export function AddTerm({ kind, onAdd, onDirtyChange }: AddTermProps) {
  const { title, add } = addTexts[kind];
  const { place, form } = useNameForm({ kind, onSave: onAdd, onDirtyChange });
  return (
    <Card title={title} help={m.term_available_at_once()}>
      <div ref={place}>
        <Form form={form} label={title}>
          <Stack>
            <NameField kind={kind} form={form} />
            <SubmitButton full repeats label={add} busyLabel={m.core_adding()} />
          </Stack>
          <DialogFailure />
          <DirtyReport onDirtyChange={onDirtyChange} />
        </Form>
      </div>
    </Card>
  );
}

interface InlineNameProps extends NameFormProps {
  layout: 'rename' | 'below';
  label: string;
  placeholder?: string;
  /** The label of the button that submits. */
  submit: string;
  /** Called with a typed name when the field is removed before it was saved or cancelled. */
  onLost?: ((name: string) => void) | undefined;
}

/** A name and its buttons in one line. With `onDone`, Cancel and Escape leave the name as it was. */
function InlineName({ layout, label, placeholder, submit, onLost, ...props }: InlineNameProps) {
  const { kind, first = '', onDone, onDirtyChange } = props;
  const ended = useRef(false);
  const end =
    onDone &&
    (() => {
      ended.current = true;
      onDone();
    });
  const { place, form } = useNameForm({
    ...props,
    async onSave(name) {
      const wrong = await props.onSave(name);
      ended.current ||= wrong === undefined;
      return wrong;
    },
    ...(end && { onDone: end }),
  });
  const busy = form.running !== null;
  const leave = useRef(() => {});
  leave.current = () => {
    const name = form.api.getValues('name').trim();
    if (!ended.current && name !== '' && name !== first) onLost?.(name);
  };
  useEffect(() => () => leave.current(), []);
  useEffect(() => {
    if (layout === 'rename') place.current?.querySelector('input')?.select();
  }, [layout, place]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the keys of the field inside.
    <div
      ref={place}
      className={styles.place}
      data-layout={layout}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !end || busy || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        end();
      }}
    >
      <Form form={form} label={label}>
        <div className={styles.line}>
          <div className={styles.field}>
            <NameField kind={kind} form={form} labelHidden {...(placeholder && { placeholder })} />
          </div>
          <SubmitButton repeats label={submit} tone="secondary" />
          {end ? (
            <Button tone="ghost" disabled={busy} onClick={end}>
              {m.core_cancel()}
            </Button>
          ) : null}
        </div>
        <DialogFailure />
        <DirtyReport onDirtyChange={onDirtyChange} />
      </Form>
    </div>
  );
}

/** Another user has renamed the term: the error message, and the name that the next save replaces. */
interface Renamed {
  error: string;
  current: string;
}

/** Result of a rename: an error message for the name, or undefined on success. */
export type RenameOutcome = Promise<string | Renamed | undefined>;

interface RenameTermProps extends Pick<NameFormProps, 'onDirtyChange'> {
  term: TermRef;
  /** Replaces the name of `term`, the last one that the user has seen. */
  onRename: (term: TermRef, name: string) => RenameOutcome;
  onDone: () => void;
  /** Called with a typed name when the field is removed before it was saved or cancelled. */
  onLost: (name: string) => void;
}

/** Edits the name in place. */
export function RenameTerm({ term, onRename, ...props }: RenameTermProps) {
  // The list may reload while the name is edited.
  const [seen, setSeen] = useState(term.name);
  return (
    <InlineName
      {...props}
      layout="rename"
      label={m.term_rename({ name: term.name })}
      kind={term.kind}
      first={seen}
      submit={m.term_save()}
      onSave={async (name) => {
        const wrong = await onRename({ ...term, name: seen }, name);
        if (typeof wrong !== 'object') return wrong;
        setSeen(wrong.current);
        return wrong.error;
      }}
    />
  );
}

/** The form below the subcategories of an open category. */
export function AddSubterm(props: Pick<NameFormProps, 'onSave' | 'onDirtyChange'>) {
  return (
    <InlineName
      {...props}
      layout="below"
      label={m.term_new_subcategory()}
      placeholder={m.term_new_subcategory()}
      kind="subcategories"
      submit={m.term_add()}
    />
  );
}
