import { ImagePlus, Trash2, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { formatLocale } from '../../formatLocale.ts';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileField.css.ts';

export interface FileFieldProps
  extends Omit<FieldProps, 'aside'>,
    Omit<ElementProps<'input'>, 'name' | 'type' | 'onChange'> {
  /** Accepted file types, as in `accept` of an input. Dropped files are not checked: `onPick` does. */
  accept: string;
  /** Allowed files, as text at the end of the label. */
  hint: string;
  /** The current file. */
  file: ChosenFile | null;
  /** Progress of the upload, 0 to 1; null if none is in progress. Default null. */
  progress?: number | null | undefined;
  /** Called with the chosen or dropped file. */
  onPick: (file: File) => void;
  /** Removes the file or cancels its upload. Without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** No file can be chosen. Default false. */
  disabled?: boolean | undefined;
}

/** Uploads one image, with preview and progress. */
export function FileField({
  accept,
  hint,
  file,
  progress = null,
  onPick,
  onRemove,
  name,
  label,
  labelHidden,
  help,
  error,
  ...rest
}: FileFieldProps) {
  const { disabled } = rest;
  const [over, setOver] = useState(false);
  const action = file ? m.components_file_replace() : m.components_file_choose();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onPick(dropped);
  };
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
      rest={rest}
      aside={hint}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the file dialog is the accessible alternative to dropping
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
            className={styles.input}
            aria-label={`${label}: ${action}`}
            onChange={(event) => {
              const picked = event.target.files?.[0];
              // Cleared, so that the same file can be chosen again after an error.
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
                    label={
                      progress === null
                        ? m.components_remove({ label: file.name })
                        : m.components_file_stop_upload()
                    }
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

const sizes = [
  m.components_file_bytes,
  m.components_file_kilobytes,
  m.components_file_megabytes,
  m.components_file_gigabytes,
] as const;

/** Formats a file size: whole KB, or MB with one decimal. */
function fileSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= 1000 && step < sizes.length - 1) {
    size /= 1024;
    step += 1;
  }
  const shown = step < 2 ? Math.max(1, Math.round(size)) : Math.round(size * 10) / 10;
  return (sizes[step] ?? sizes[0])({ size: shown.toLocaleString(formatLocale()) });
}

interface ChosenFile {
  name: string;
  /** URL of the image; null if it cannot be shown. */
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

/** The image with its details or progress, or the instructions of the empty zone. */
function FileAbout({ file, progress }: FileAboutProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!file) {
    return (
      <>
        <span className={styles.stand}>
          <Icon icon={ImagePlus} size={20} />
        </span>
        <div className={styles.about}>
          <span className={styles.fileName}>{m.components_file_no_image()}</span>
          <span className={styles.meta}>{m.components_file_drop_here()}</span>
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
            {isBroken ? m.components_file_image_broken() : facts.join(' · ')}
          </span>
        ) : (
          <div className={styles.bar}>
            <ProgressBar
              label={m.components_file_uploading({ name: file.name })}
              labelHidden
              value={progress}
            />
          </div>
        )}
      </div>
    </>
  );
}
