import { type ReactNode, type Ref, useState } from 'react';
import type { FieldControl } from '../../internal/field/Field.tsx';
import * as styles from './FileField.css.ts';

interface FileZoneProps {
  /** Attributes of the input. */
  control: FieldControl & { disabled?: boolean | undefined };
  /** Accessible name of the input. */
  label: string;
  accept: string;
  multiple?: boolean | undefined;
  /** Called with the chosen or dropped files, at least one. */
  onFiles: (files: readonly File[]) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  children: ReactNode;
}

/** Where files are chosen or dropped: an input that covers the zone. */
export function FileZone({
  control,
  label,
  accept,
  multiple,
  onFiles,
  ref,
  children,
}: FileZoneProps) {
  const { disabled } = control;
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0 && !disabled) onFiles(taken);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file dialog is the accessible alternative to dropping
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={ref}
        {...control}
        type="file"
        accept={accept}
        multiple={multiple}
        className={styles.input}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          // Cleared, so that the same file can be chosen again after an error.
          target.value = '';
        }}
      />
      {children}
    </div>
  );
}
