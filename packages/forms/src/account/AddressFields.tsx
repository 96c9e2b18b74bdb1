import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormPasswordField } from '../core/fields/FormPasswordField.tsx';
import { FormTextField } from '../core/fields/FormTextField.tsx';
import { movesTo, type PersonalValues, personalLabels } from './personalValues.ts';

interface AddressFieldsProps {
  /** The address in force. */
  stored: string;
}

/** The address, and the password as soon as it is another one: whoever finds a device unlocked cannot take the account away. */
export function AddressFields({ stored }: AddressFieldsProps) {
  const { setValue } = useFormContext<PersonalValues>();
  const email = useWatch<PersonalValues, 'email'>({ name: 'email' });
  const moves = movesTo(email, stored);
  useEffect(() => {
    if (!moves) setValue('currentPassword', '', { shouldDirty: true });
  }, [moves, setValue]);
  return (
    <>
      <FormTextField<PersonalValues>
        name="email"
        label={personalLabels.email}
        type="email"
        autoComplete="email"
        help="You also sign in with it."
      />
      {moves ? (
        <>
          <input type="hidden" name="username" autoComplete="username" value={stored} readOnly />
          <FormPasswordField<PersonalValues>
            name="currentPassword"
            label={personalLabels.currentPassword}
            autoComplete="current-password"
            help="Needed to change the address."
          />
        </>
      ) : null}
    </>
  );
}
