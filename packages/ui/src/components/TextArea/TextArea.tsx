import type { ChangeEventHandler, ReactNode, RefObject } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import {
  Field,
  type FieldProps,
  type ShowCount,
  useSymbolCount,
} from '../../internal/field/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, Omit<ElementProps<'textarea'>, 'name' | 'rows'> {
  /** Lines while empty; it grows with the text. Default 3. */
  rows?: styles.TextAreaRows | undefined;
  /** The controlled value. */
  value?: string | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called on every change, with the event of the text area. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
  /** An example value; never required information. */
  placeholder?: string | undefined;
  /** Maximum number of symbols: shows a counter, but never cuts the text. */
  maxSymbols?: number | undefined;
  /** Receives a function that updates the counter when the text of an uncontrolled field is set from outside. */
  showCount?: RefObject<ShowCount | null> | undefined;
  /** A compact button at the start of the line under the field, such as one that inserts a text. Default: none. */
  action?: ReactNode;
  /** Cannot be edited, and is not submitted. Default false. */
  disabled?: boolean | undefined;
  /** Can be focused and is submitted, but cannot be edited. Default false. */
  readOnly?: boolean | undefined;
}

/** Multi-line text input. */
export function TextArea({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  rows = 3,
  maxSymbols,
  showCount,
  action,
  onChange,
  ...area
}: TextAreaProps) {
  const { count, typed } = useSymbolCount({ ...area, maxSymbols, showCount });
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
      aside={aside}
      action={action}
      count={count}
      rest={area}
    >
      {(control) => (
        <div className={styles.frame}>
          <textarea
            {...control}
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
