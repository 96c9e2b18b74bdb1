import { type ReactNode, useId } from 'react';
import { hidden } from '../hidden.css.ts';
import * as styles from './Field.css.ts';
import { FieldMessage, type FieldProps, idList, isRemark } from './Field.tsx';

interface FieldGroupProps extends FieldProps {
  children: (group: string) => ReactNode;
}

/** A field of several controls, such as a radio group, with label, help and error. */
export function FieldGroup({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  children,
}: FieldGroupProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const asideId = `${id}-aside`;
  return (
    <div
      className={styles.field}
      data-field={name}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={idList((error ?? help) && messageId, isRemark(aside) && asideId)}
      aria-invalid={error ? true : undefined}
    >
      <div className={labelHidden ? hidden : styles.labelRow}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {aside ? (
          <span id={asideId} className={styles.aside}>
            {aside}
          </span>
        ) : null}
      </div>
      {/* A separate set of radios per group, even if two forms on a page have the same field name. */}
      {children(`${name}${id}`)}
      {(error ?? help) ? <FieldMessage id={messageId} help={help} error={error} /> : null}
    </div>
  );
}
