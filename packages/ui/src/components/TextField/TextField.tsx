import { Lock } from 'lucide-react';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import * as box from '../../internal/field/Field.css.ts';
import { Field, type FieldProps, useSymbolCount } from '../../internal/field/Field.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';

type TextFieldType = 'text' | 'email' | 'url' | 'tel' | 'search';

export interface TextFieldProps extends FieldProps {
  /** What is typed; decides the keyboard of a phone. Default `text`. */
  type?: TextFieldType | undefined;
  /** Height. Default `default`; `touch` (44 px) on the auth pages. */
  size?: 'default' | 'touch' | undefined;
  /** The value, when the parent holds it. */
  value?: string | undefined;
  /** The first value, when the field holds it. */
  defaultValue?: string | undefined;
  /** Called on every change, with the event of the input. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when it loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** An example of what to type; never what has to be known. */
  placeholder?: string | undefined;
  /** What a password manager or the browser may fill in: an autocomplete token. */
  autoComplete?: string | undefined;
  /** The keyboard of a phone, where `type` would also judge what is typed. Default: that of the type. */
  inputMode?: 'email' | 'numeric' | undefined;
  /** Whether a phone begins words with a capital; `none` for names of accounts. Default: as the phone likes. */
  autoCapitalize?: 'none' | 'words' | undefined;
  /** Whether the browser marks words it does not know. Default: as the browser likes. */
  spellCheck?: boolean | undefined;
  /** Most symbols allowed: shows a counter, never cuts what is typed. */
  maxSymbols?: number | undefined;
  /** Icon before the text. */
  icon?: IconType | undefined;
  /** Cannot be typed into, and is not sent with its form. Default false. */
  disabled?: boolean | undefined;
  /** Can be read, marked and sent, but not changed. Default false. */
  readOnly?: boolean | undefined;
  /** The input's element, to move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
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
  icon,
  onChange,
  ref,
  ...input
}: TextFieldProps) {
  const { count, typed } = useSymbolCount({ ...input, maxSymbols });
  return (
    <Field {...{ name, label, labelHidden, help, error, aside }} count={count}>
      {(control) => (
        <div className={box.box} data-size={size}>
          {icon ? (
            <span className={box.adornment}>
              <Icon icon={icon} />
            </span>
          ) : null}
          <input
            {...input}
            {...control}
            ref={ref}
            type={type === 'search' ? 'text' : type}
            role={type === 'search' ? 'searchbox' : undefined}
            enterKeyHint={type === 'search' ? 'search' : undefined}
            className={`${box.bare} ${box.fill}`}
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
