import { Pair } from '@portal/ui/components/layout';
import { FormTextField } from '../core/fields/FormTextField.tsx';
import { type PersonalValues, personalLabels } from './personalValues.ts';

/** Names and email address of the personal information. */
export function PersonalFields() {
  return (
    <>
      <Pair>
        <FormTextField<PersonalValues>
          name="firstName"
          label={personalLabels.firstName}
          autoComplete="given-name"
        />
        <FormTextField<PersonalValues>
          name="lastName"
          label={personalLabels.lastName}
          autoComplete="family-name"
        />
      </Pair>
      <FormTextField<PersonalValues>
        name="email"
        label={personalLabels.email}
        type="email"
        autoComplete="email"
        help="You also sign in with it."
      />
    </>
  );
}
