import {
  fieldProblem,
  type NewReadKey,
  readKeyDays,
  readKeyFields,
  readNewKey,
} from '@portal/domain';
import { FormSegmentedControl, FormSwitch } from '../core/choiceFields.tsx';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextArea, FormTextField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

type Values = {
  name: string;
  reviews: boolean;
  offers: boolean;
  /** One site a line. */
  origins: string;
  /** Days, or `never`. */
  expires: string;
};

const empty: Values = { name: '', reviews: true, offers: true, origins: '', expires: 'never' };

const expiries = [
  { value: 'never', label: m.read_keys_never() },
  ...readKeyDays.map((days) => ({
    value: String(days),
    label: days === 365 ? m.read_keys_one_year() : m.read_keys_days({ count: days }),
  })),
];

const readValues = ({ name, reviews, offers, origins, expires }: Values) =>
  readNewKey({
    name,
    scopes: [
      'listings.read',
      ...(reviews ? ['reviews.read'] : []),
      ...(offers ? ['offers.read'] : []),
    ],
    origins: origins.split(/[\s,]+/).filter((line) => line !== ''),
    expires_in_days: expires === 'never' ? null : Number(expires),
  });

const rules: Rules<Values> = {
  fields: {
    name: (value) => fieldProblem(readKeyFields.name, value),
    origins: (value) =>
      readValues({ ...empty, name: 'x', origins: String(value) }).errors[0]?.message,
  },
};

interface CreateKeyDialogProps {
  open: boolean;
  onClose: () => void;
  /** Creates the key. The dialog stays open, so that the caller closes it or shows the secret. */
  onSubmit: (key: NewReadKey) => Promise<SubmitResult>;
}

/** Creates a key of the read interface. */
export function CreateKeyDialog({ open, onClose, onSubmit }: CreateKeyDialogProps) {
  const form = useDialogForm<Values>({
    open,
    values: empty,
    rules: () => rules,
    onSubmit: (values) => onSubmit(readValues(values).key),
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={m.read_keys_create()}
      description={m.read_keys_create_help()}
      confirm={{ label: m.read_keys_create(), busyLabel: m.core_creating(), tone: 'primary' }}
    >
      <FormTextField<Values>
        name="name"
        label={m.core_name()}
        help={m.read_keys_name_help()}
        autoComplete="off"
      />
      <FormSwitch<Values>
        name="reviews"
        label={m.read_keys_reviews()}
        help={m.read_keys_reviews_help()}
      />
      <FormSwitch<Values> name="offers" label={m.read_keys_offers()} />
      <FormTextArea<Values>
        name="origins"
        label={m.read_keys_sites()}
        aside={m.core_optional()}
        help={m.read_keys_sites_help()}
        rows={2}
      />
      <FormSegmentedControl<Values>
        name="expires"
        label={m.read_keys_expires()}
        options={expiries}
      />
    </FormDialog>
  );
}
