import {
  FileField,
  type FileFieldProps,
  FilesField,
  type FilesFieldProps,
  fileProblem,
} from '@portal/ui/components/FileField';
import { useEffect, useState } from 'react';
import {
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { m } from '../../i18n/messages.js';
import { FieldNotes } from '../FieldNotes.tsx';
import { useFormScope } from '../Form.tsx';
import { type Bound, useField } from '../fields.tsx';
import { type Upload, useUploads } from './useUploads.ts';

/* The fields for files, which are uploaded once they are chosen, bound to the form around them. */

/** A stored file, as far as a field shows it. */
export interface StoredFile {
  /** Unique in its field. */
  id: string | number;
  /** Its name, with its ending. */
  name: string;
  /** Its address, by which a picture is shown. Default: none. */
  url?: string | null | undefined;
  /** Bytes. Default: not shown. */
  size?: number | null | undefined;
}

const changed = { shouldDirty: true, shouldValidate: true };

/** The field of the form, without what it shows. */
function useFileTarget(name: string) {
  const { running, uploads } = useFormScope();
  const { value, error, onBlur, disabled, title } = useField<FieldValues>(name);
  const { setValue, trigger, clearErrors } = useFormContext<FieldValues>();
  useEffect(
    () => () => {
      if (uploads.refusals.delete(name)) clearErrors(name);
    },
    [uploads, name, clearErrors],
  );
  return {
    uploads,
    value,
    set: (next: unknown) => setValue(name, next, changed),
    reject: (message: string) => {
      uploads.refusals.set(name, message);
      // Set as an error, it would be lost to a check that began when the field was left for the file.
      void trigger(name);
    },
    clear: () => {
      uploads.refusals.delete(name);
      clearErrors(name);
    },
    field: { name, error, onBlur, ...(title && { title }) },
    disabled: disabled ?? false,
    running: running !== null,
  };
}

type Shown = NonNullable<FileFieldProps['file']>;

interface FormFileFieldProps<V extends FieldValues, Value, Name extends FieldPathByValue<V, Value>>
  extends Omit<
    Bound<V, Value, FileFieldProps>,
    'name' | 'file' | 'progress' | 'onPick' | 'onRemove'
  > {
  /** The field of the form that holds the file. */
  name: Name;
  /** Stores a chosen file; what it resolves with becomes the value. */
  upload: Upload<NonNullable<FieldPathValue<V, Name>>>;
  /** How large the file may be, in bytes. Default: any size. */
  maxSize?: number | undefined;
  /** Why a chosen file is not accepted; null if it is. Default: by `accept` and `maxSize`. */
  check?: ((file: File) => Promise<string | null> | string | null) | undefined;
  /** How a stored file is shown. Default: by its `name`, `url` and `size`. */
  shownAs?: ((file: NonNullable<FieldPathValue<V, Name>>) => Shown) | undefined;
}

/**
 * One file; null for none. It is uploaded once it is chosen: a submit waits for the upload and tries a failed one again, and
 * leaving the page asks before it is lost.
 */
export function FormFileField<
  V extends FieldValues,
  Name extends FieldPathByValue<V, object | null> = FieldPathByValue<V, object | null>,
>({ name, upload, maxSize, check, shownAs, ...props }: FormFileFieldProps<V, object | null, Name>) {
  const { uploads, value, set, reject, clear, field, disabled, running } = useFileTarget(name);
  const { accept } = props;
  const { files, pick, cancel } = useUploads(
    {
      single: true,
      upload,
      check: check ?? ((file) => fileProblem(file, { accept, maxSize })),
      store: (file) => set(file),
      reject,
      clear,
    },
    uploads,
  );
  const chosen = files[0] ?? null;
  return (
    <>
      <FileField
        {...props}
        {...field}
        file={chosen ?? (value && (shownAs ?? shownFile)(value))}
        progress={chosen?.progress ?? null}
        // While a submit waits for an upload, the upload can still be cancelled.
        disabled={disabled || (running && typeof chosen?.progress !== 'number')}
        onPick={(file) => pick([file])}
        onRemove={() => {
          cancel();
          if (!chosen) set(null);
        }}
      />
      <FieldNotes name={name} />
    </>
  );
}

const shownFile = ({ name, url = null, size }: StoredFile): Shown => ({
  name,
  url,
  size: size ?? undefined,
});

interface FormFilesFieldProps<
  V extends FieldValues,
  Name extends FieldPathByValue<V, readonly StoredFile[]>,
> extends Omit<
    Bound<V, readonly StoredFile[], FilesFieldProps>,
    'name' | 'files' | 'onPick' | 'onRemove'
  > {
  /** The field of the form that holds the files. */
  name: Name;
  /** Stores a chosen file; what it resolves with is added to the value. */
  upload: Upload<FieldPathValue<V, Name>[number]>;
}

/**
 * Several files, uploaded as those of `FormFileField`; shown as pictures if `accept` names image types. An error of the server about
 * one, with a `path` such as `photos.1`, is shown at it.
 */
export function FormFilesField<
  V extends FieldValues,
  Name extends FieldPathByValue<V, readonly StoredFile[]> = FieldPathByValue<
    V,
    readonly StoredFile[]
  >,
>({ name, upload, ...props }: FormFilesFieldProps<V, Name>) {
  const { uploads, value, set, reject, clear, field, disabled, running } = useFileTarget(name);
  const { getValues } = useFormContext<FieldValues>();
  const { errors } = useFormState<FieldValues>({ name, exact: true });
  const [places] = useState(() => new Map<StoredFile['id'], number>());
  const stored = (): readonly StoredFile[] => getValues(name);
  const { files, pick, cancel } = useUploads(
    {
      upload,
      // The field does, by its limits.
      check: () => null,
      store(file, place) {
        const present = stored();
        const next = present.findIndex(({ id }) => (places.get(id) ?? 0) > place);
        places.set(file.id, place);
        set(present.toSpliced(next < 0 ? present.length : next, 0, file));
      },
      // Until a submit, only the file itself tells.
      reject: (message, { file, retried }) => {
        if (retried) reject(m.core_problem_of_field({ label: file.name, message }));
      },
      clear,
    },
    uploads,
  );
  const pictures = props.accept.includes('image/');
  const rejected = errors[name]?.types;
  const messageAt = (index: number) => {
    const message = rejected && Reflect.get(rejected, String(index));
    return typeof message === 'string' ? message : undefined;
  };
  const listed = (value as readonly StoredFile[]).map((file, index) => ({
    key: `stored ${file.id}`,
    name: file.name,
    url: pictures ? file.url : null,
    size: file.size ?? undefined,
    error: messageAt(index),
  }));
  const wrong = listed.find(({ error }) => error !== undefined);
  return (
    <>
      <FilesField
        {...props}
        {...field}
        error={
          wrong?.error
            ? m.core_problem_of_field({ label: wrong.name, message: wrong.error })
            : field.error
        }
        files={[
          ...listed,
          ...files.map(({ progress, problem, url, ...file }) => ({
            ...file,
            url: pictures ? url : null,
            progress: progress ?? undefined,
            error: problem,
          })),
        ]}
        disabled={disabled || (running && files.length === 0)}
        onPick={pick}
        onRemove={(key) => {
          if (files.some((file) => file.key === key)) cancel(key);
          else set(stored().filter(({ id }) => `stored ${id}` !== key));
        }}
      />
      <FieldNotes name={name} />
    </>
  );
}
