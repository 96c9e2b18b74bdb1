import { Lock } from 'lucide-react';
import type { ChangeEventHandler, RefObject } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as box from '../../internal/field/Field.css.ts';
import {
  Field,
  type FieldProps,
  type ShowCount,
  useSymbolCount,
} from '../../internal/field/Field.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';

type TextFieldType = 'text' | 'email' | 'url' | 'tel' | 'search';

export interface TextFieldProps
  extends FieldProps,
    Omit<ElementProps<'input'>, 'name' | 'type' | 'size'> {
  /** Input type, which sets the keyboard of phones. Default `text`. */
  type?: TextFieldType | undefined;
  /** Height. Default `default`; `touch` (44 px) on the auth pages. */
  size?: 'default' | 'touch' | undefined;
  /** The controlled value. */
  value?: string | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called on every change, with the event of the input. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** An example value; never required information. */
  placeholder?: string | undefined;
  /** Autocomplete token for browsers and password managers. */
  autoComplete?: string | undefined;
  /** Keyboard of phones, if `type` would add unwanted validation. Default: that of the type. */
  inputMode?: 'decimal' | 'email' | 'numeric' | undefined;
  /** Automatic capitalization on phones; `none` for usernames. Default: the browser's. */
  autoCapitalize?: 'none' | 'words' | undefined;
  /** Whether the browser checks the spelling. Default: the browser's. */
  spellCheck?: boolean | undefined;
  /** Maximum number of symbols: shows a counter, but never cuts the text. */
  maxSymbols?: number | undefined;
  /** Receives a function that updates the counter when the text of an uncontrolled field is set from outside. */
  showCount?: RefObject<ShowCount | null> | undefined;
  /** Icon before the text. */
  icon?: IconType | undefined;
  /** Cannot be edited, and is not submitted. Default false. */
  disabled?: boolean | undefined;
  /** Can be focused and is submitted, but cannot be edited. Default false. */
  readOnly?: boolean | undefined;
}

/** Single-line text input. */
export function TextField({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  type = 'text',
  size = 'default',
  maxSymbols,
  showCount,
  icon,
  onChange,
  ...input
}: TextFieldProps) {
  const { count, typed } = useSymbolCount({ ...input, maxSymbols, showCount });
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
      aside={aside}
      count={count}
      rest={input}
    >
      {(control) => (
        <div className={box.box} data-size={size}>
          {icon ? (
            <span className={box.adornment}>
              <Icon icon={icon} />
            </span>
          ) : null}
          <input
            {...control}
            type={type === 'search' ? 'text' : type}
            role={type === 'search' ? 'searchbox' : undefined}
            enterKeyHint={type === 'search' ? 'search' : undefined}
            className={`${box.bare} ${box.cover}`}
            onChange={(event) => {
              typed(event.target.value);
              onChange?.(event);
            }}
          />
          {input.readOnly ? (
            <span className={box.adornment}>
              <Icon icon={Lock} />
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
