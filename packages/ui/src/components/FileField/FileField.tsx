import { Trash2, X } from 'lucide-react';
import { type DragEvent, type Ref, useState } from 'react';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type ChosenFile, FileAbout } from './FileAbout.tsx';
import * as styles from './FileField.css.ts';

export interface FileFieldProps extends Omit<FieldProps, 'aside'> {
  /** Kinds the file dialog offers, as in an input's `accept`. What is dropped is handed on unchecked. */
  accept: string;
  /** What may be chosen, in words, at the label's end. */
  hint: string;
  /** The file that is there now. */
  file: ChosenFile | null;
  /** How much of the upload is done, from 0 to 1; null when none is under way. Default null. */
  progress?: number | null | undefined;
  /** A file was picked or dropped. */
  onPick: (file: File) => void;
  /** Takes the file away, or stops its upload; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** The focus has left it. */
  onBlur?: (() => void) | undefined;
  /** Nothing can be picked or dropped. Default false. */
  disabled?: boolean | undefined;
  /** The input's element, to move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One picture, picked or dropped, with its preview and the progress of its upload. */
export function FileField({
  accept,
  hint,
  file,
  progress = null,
  onPick,
  onRemove,
  onBlur,
  disabled,
  ref,
  ...field
}: FileFieldProps) {
  const [over, setOver] = useState(false);
  const action = file ? 'Replace' : 'Choose a file';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onPick(dropped);
  };
  return (
    <Field {...field} aside={hint}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping has the file dialog as its equal
        <div
          className={styles.zone}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...control}
            ref={ref}
            type="file"
            accept={accept}
            disabled={disabled}
            className={styles.input}
            aria-label={`${field.label}: ${action}`}
            onBlur={onBlur}
            onChange={(event) => {
              const picked = event.target.files?.[0];
              // Emptied, so that the same file can be picked again after an error.
              event.target.value = '';
              if (picked) onPick(picked);
            }}
          />
          <FileAbout file={file} progress={progress} />
          {disabled ? null : (
            <span className={styles.actions}>
              <span className={styles.action} aria-hidden>
                {action}
              </span>
              {file && onRemove ? (
                <span className={styles.above}>
                  <IconButton
                    icon={progress === null ? Trash2 : X}
                    label={progress === null ? `Remove ${file.name}` : 'Stop the upload'}
                    size="compact"
                    onClick={onRemove}
                  />
                </span>
              ) : null}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

export type { ChosenFile } from './FileAbout.tsx';
