import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import * as box from '../../internal/field/Field.css.ts';
import { Field, FieldAction } from '../../internal/field/Field.tsx';
import { inSentence } from '../../internal/inSentence.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'icon' | 'after' | 'maxSymbols' | 'readOnly' | 'autoComplete'
  > {
  /** The password that a password manager fills in. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. On a prerendered page the button is disabled until the scripts have loaded. */
export function PasswordField({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  size = 'default',
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState<boolean>();
  useEffect(() => setShown(false), []);
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
      aside={aside}
      rest={input}
    >
      {(control) => (
        <div className={box.box} data-size={size}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${box.bare} ${box.fill}`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <FieldAction
            icon={shown ? EyeOff : Eye}
            label={m.components_show_password({ label: inSentence(label) })}
            pressed={shown}
            onClick={() => setShown(!shown)}
            disabled={input.disabled || shown === undefined}
          />
        </div>
      )}
    </Field>
  );
}
