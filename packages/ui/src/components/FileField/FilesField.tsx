import { FileText, Trash2, X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { Announcement } from '../../internal/Announcement.tsx';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileField.css.ts';
import * as own from './FilesField.css.ts';
import { FileZone } from './FileZone.tsx';
import { fileSize, splitByLimits } from './limits.ts';

/** A file in the list. */
export interface ListedFile {
  /** Unique key. */
  key: string;
  name: string;
  /** URL of its picture. Default: an icon, which also replaces what is no picture. */
  url?: string | null | undefined;
  /** Bytes. Default: not shown. */
  size?: number | undefined;
  /** Progress of its upload, 0 to 1. Default: none is in progress. */
  progress?: number | undefined;
  /** Why its upload failed. Default: it did not. */
  error?: string | undefined;
}

export interface FilesFieldProps
  extends Omit<FieldProps, 'aside'>,
    Omit<ElementProps<'input'>, 'name' | 'type' | 'onChange' | 'multiple' | 'ref'> {
  /** Accepted file types, as in `accept` of an input; other files are refused, also dropped ones. List endings too, such as `.csv`: platforms differ in types. */
  accept: string;
  /** Allowed files, as text at the end of the label. */
  hint: string;
  /** The current files. */
  files: readonly ListedFile[];
  /** How many files there may be. Default: any number. */
  maxFiles?: number | undefined;
  /** How large a file may be, in bytes. Default: any size. */
  maxSize?: number | undefined;
  /** Called with the chosen or dropped files that keep the limits; the field tells why others do not. */
  onPick: (files: readonly File[]) => void;
  /** Removes a file or cancels its upload. */
  onRemove: (key: string) => void;
  /** No file can be chosen or removed. Default false. */
  disabled?: boolean | undefined;
}

/** Uploads several files, listed with their pictures, progress and errors. */
export function FilesField({
  accept,
  hint,
  files,
  maxFiles,
  maxSize,
  onPick,
  onRemove,
  name,
  label,
  labelHidden,
  help,
  error,
  ...rest
}: FilesFieldProps) {
  const { disabled } = rest;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const pick = (picked: readonly File[]) => {
    const limits = { accept, maxSize, maxFiles, present: files.length };
    const { kept, problems: reasons } = splitByLimits(picked, limits);
    setProblems(reasons);
    if (kept.length > 0) onPick(kept);
  };
  const remove = (key: string, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const near = row?.nextElementSibling ?? row?.previousElementSibling;
    // The focus stays in the list, or returns to the input.
    (near?.querySelector('button') ?? input.current)?.focus();
    setProblems([]);
    onRemove(key);
  };
  const refused = problems.join(' ');
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error ?? (refused || undefined)}
      rest={rest}
      aside={hint}
    >
      {(control) => (
        <div className={own.several}>
          <FileZone
            control={control}
            ref={input}
            label={`${label}: ${m.components_files_choose()}`}
            accept={accept}
            multiple
            onFiles={pick}
          >
            <span className={styles.stand}>
              <Icon icon={FileText} size={20} />
            </span>
            <div className={styles.about}>
              <span className={styles.prompt}>{m.components_files_drop_here()}</span>
              {maxFiles === undefined ? null : (
                <span className={styles.meta}>
                  {m.components_files_count({ count: files.length, max: maxFiles })}
                </span>
              )}
            </div>
            {disabled ? null : (
              <span className={styles.action} aria-hidden>
                {m.components_files_choose()}
              </span>
            )}
          </FileZone>
          <Announcement message={error ? '' : refused} />
          {files.length > 0 ? (
            <ul className={own.list} aria-label={label}>
              {files.map((file) => (
                <FileRow
                  key={file.key}
                  file={file}
                  onRemove={disabled ? undefined : (event) => remove(file.key, event)}
                />
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Field>
  );
}

interface FileRowProps {
  file: ListedFile;
  onRemove: ((event: MouseEvent) => void) | undefined;
}

function FileRow({ file: { name, url, size, progress, error }, onRemove }: FileRowProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const uploading = progress !== undefined && error === undefined;
  return (
    <li className={own.row} data-invalid={error === undefined ? undefined : true}>
      {url && url !== broken ? (
        <Logo src={url} name={name} size="medium" onBroken={() => setBroken(url)} />
      ) : (
        <span className={own.rowIcon}>
          <Icon icon={FileText} size={20} />
        </span>
      )}
      <div className={styles.about}>
        <span className={styles.fileName} title={name}>
          {name}
        </span>
        {uploading ? (
          <div className={styles.bar}>
            <ProgressBar
              label={m.components_file_uploading({ name })}
              labelHidden
              value={progress}
            />
          </div>
        ) : (
          <span className={own.detail}>
            {error ?? (size === undefined ? null : fileSize(size))}
          </span>
        )}
      </div>
      {onRemove ? (
        <IconButton
          icon={uploading ? X : Trash2}
          label={
            uploading
              ? m.components_file_stop_upload_of({ name })
              : m.components_remove({ label: name })
          }
          size="compact"
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}
