import { FileText, ImagePlus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileField.css.ts';
import { FileZone } from './FileZone.tsx';
import { fileSize } from './limits.ts';

export interface FileFieldProps
  extends Omit<FieldProps, 'aside'>,
    Omit<ElementProps<'input'>, 'name' | 'type' | 'onChange'> {
  /** Accepted file types, as in `accept` of an input. Dropped files are not checked: `onPick` does, such as by `fileProblem`. */
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

/** Uploads one file, with a preview of an image, and progress. */
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
  const action = file ? m.components_file_replace() : m.components_file_choose();
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
        <FileZone
          control={control}
          label={`${label}: ${action}`}
          accept={accept}
          onFiles={([picked]) => picked && onPick(picked)}
        >
          <FileAbout file={file} progress={progress} image={isImage(accept)} />
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
        </FileZone>
      )}
    </Field>
  );
}

interface ChosenFile {
  name: string;
  /** URL of the picture to show; null without one. */
  url: string | null;
  /** Bytes. */
  size?: number | undefined;
  /** Pixels. */
  width?: number | undefined;
  /** Pixels. */
  height?: number | undefined;
}

/** Whether only images are accepted. */
const isImage = (accept: string): boolean =>
  accept.split(',').every((type) => type.trim().startsWith('image/'));

interface FileAboutProps {
  file: ChosenFile | null;
  progress: number | null;
  /** The file is an image. */
  image: boolean;
}

/** The file with its details or progress, or the instructions of the empty zone. */
function FileAbout({ file, progress, image }: FileAboutProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!file) {
    return (
      <>
        <span className={styles.stand}>
          <Icon icon={image ? ImagePlus : FileText} size={20} />
        </span>
        <div className={styles.about}>
          <span className={styles.prompt}>
            {image ? m.components_file_no_image() : m.components_file_none()}
          </span>
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
      {image || file.url ? (
        <Logo src={file.url} name={file.name} size="large" onBroken={() => setBroken(file.url)} />
      ) : (
        <span className={styles.stand}>
          <Icon icon={FileText} size={20} />
        </span>
      )}
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

export { FilesField, type FilesFieldProps, type ListedFile } from './FilesField.tsx';
export { fileProblem } from './limits.ts';
