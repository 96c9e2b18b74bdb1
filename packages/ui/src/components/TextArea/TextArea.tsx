import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Field, type FieldProps, useSymbolCount } from '../../internal/field/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** Lines shown while it is empty; it grows with the text. Default 3. */
  rows?: styles.TextAreaRows | undefined;
  /** The value, when the parent holds it. */
  value?: string | undefined;
  /** The first value, when the field holds it. */
  defaultValue?: string | undefined;
  /** Called on every change, with the event of the text area. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
  /** Called when it loses the focus. */
  onBlur?: FocusEventHandler<HTMLTextAreaElement> | undefined;
  /** An example of what to type; never what has to be known. */
  placeholder?: string | undefined;
  /** Most symbols allowed: shows a counter, never cuts what is typed. */
  maxSymbols?: number | undefined;
  /** Cannot be typed into, and is not sent with its form. Default false. */
  disabled?: boolean | undefined;
  /** Can be read, marked and sent, but not changed. Default false. */
  readOnly?: boolean | undefined;
  /** The area's element, to move the focus to it. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Text of several lines. */
export function TextArea({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  rows = 3,
  maxSymbols,
  onChange,
  ref,
  ...area
}: TextAreaProps) {
  const { count, typed } = useSymbolCount({ ...area, maxSymbols });
  return (
    <Field {...{ name, label, labelHidden, help, error, aside }} count={count}>
      {(control) => (
        <div className={styles.frame}>
          <textarea
            {...area}
            {...control}
            ref={ref}
            rows={rows}
            className={styles.area}
            onChange={(event) => {
              typed(event.target.value);
              onChange?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
