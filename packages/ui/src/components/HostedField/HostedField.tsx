import { type ReactNode, useId } from 'react';
import * as field from '../../internal/field/Field.css.ts';
import { FieldMessage } from '../../internal/field/FieldMessage.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './HostedField.css.ts';

export interface HostedFieldProps {
  /** The field's label, always visible. */
  label: string;
  /** What is wrong, in words; its line is kept free, so that nothing moves. Sets `data-invalid`. Read out at once. */
  error?: string | undefined;
  /** The focus is in the other document. Default false. Sets `data-focused`. */
  focused?: boolean | undefined;
  /** Drawing after the field. */
  icon?: IconType | undefined;
  /** The element that holds the other document; takes the id, so that a press on the label reaches it. */
  children: (id: string) => ReactNode;
}

/** A field that another site draws in a frame of its own, such as a card number, in the box of our fields. */
export function HostedField({ label, error, focused, icon, children }: HostedFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <div className={field.labelRow}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
      </div>
      <div
        className={styles.box}
        data-focused={focused || undefined}
        data-invalid={error ? true : undefined}
      >
        <div className={styles.host}>{children(id)}</div>
        {icon ? (
          <span className={styles.adornment}>
            <Icon icon={icon} />
          </span>
        ) : null}
      </div>
      <div className={styles.foot} role="alert">
        {error ? <FieldMessage error={error} /> : null}
      </div>
    </div>
  );
}

export { type HostedLook, useHostedLook } from './useHostedLook.tsx';
