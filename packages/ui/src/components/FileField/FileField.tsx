import { ImagePlus, Trash2, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileField.css.ts';

export interface FileFieldProps extends Omit<FieldProps, 'aside'> {
  /** File types, as in an input's `accept`. A dropped file is not checked. */
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
  /** Called when it loses the focus. */
  onBlur?: (() => void) | undefined;
  /** Nothing can be picked or dropped. Default false. */
  disabled?: boolean | undefined;
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

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size as people say it: whole KB, one decimal from MB on. */
function fileSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= 1000 && step < units.length - 1) {
    size /= 1024;
    step += 1;
  }
  const shown = step < 2 ? Math.max(1, Math.round(size)) : Math.round(size * 10) / 10;
  return `${shown.toLocaleString('en-NZ')} ${units[step]}`;
}

interface ChosenFile {
  name: string;
  /** Address of the picture; null while it cannot be shown. */
  url: string | null;
  /** Bytes. */
  size?: number | undefined;
  /** Pixels. */
  width?: number | undefined;
  /** Pixels. */
  height?: number | undefined;
}

interface FileAboutProps {
  file: ChosenFile | null;
  progress: number | null;
}

/** The picture that is there with its facts or its progress, or what the empty zone is for. */
function FileAbout({ file, progress }: FileAboutProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!file) {
    return (
      <>
        <span className={styles.stand}>
          <Icon icon={ImagePlus} size={20} />
        </span>
        <div className={styles.about}>
          <span className={styles.fileName}>No image yet</span>
          <span className={styles.meta}>Drop one here or choose a file</span>
        </div>
      </>
    );
  }
  const isBroken = broken !== null && broken === file.url;
  const facts = [
    file.width && file.height ? `${file.width} × ${file.height}` : '',
    file.size === undefined ? '' : fileSize(file.size),
  ].filter(Boolean);
  return (
    <>
      <Logo src={file.url} name={file.name} size="large" onBroken={() => setBroken(file.url)} />
      <div className={styles.about}>
        <span className={styles.fileName} title={file.name}>
          {file.name}
        </span>
        {progress === null ? (
          <span className={styles.meta}>
            {isBroken ? 'Could not get image' : facts.join(' · ')}
          </span>
        ) : (
          <div className={styles.bar}>
            <ProgressBar label={`Uploading ${file.name}`} labelHidden value={progress} />
          </div>
        )}
      </div>
    </>
  );
}
