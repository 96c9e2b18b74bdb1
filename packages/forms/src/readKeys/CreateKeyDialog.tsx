import {
  fieldProblem,
  type NewReadKey,
  readKeyDays,
  readKeyFields,
  readNewKey,
} from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useEffectEvent } from 'react';
import { FormSegmentedControl, FormSwitch } from '../core/choiceFields.tsx';
import { Form } from '../core/Form.tsx';
import { DialogFailure, FormDialog } from '../core/FormDialog.tsx';
import { FormTextArea, FormTextField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

/** A type, because react-hook-form accepts no interface. */
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
  const form = useForm<Values>({
    values: empty,
    rules: () => rules,
    onSubmit: (values) => onSubmit(readValues(values).key),
  });
  const clear = useEffectEvent(() => form.putBack(empty));
  useEffect(() => {
    if (!open) clear();
  }, [open]);
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={m.read_keys_create()}
      description={m.read_keys_create_help()}
      confirm={{ label: m.read_keys_create(), busyLabel: m.core_creating(), tone: 'primary' }}
      cancel={m.core_cancel()}
    >
      <Form form={form} label={m.read_keys_create()}>
        <Stack space="small">
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
            help={m.read_keys_sites_help()}
            rows={2}
          />
          <FormSegmentedControl<Values>
            name="expires"
            label={m.read_keys_expires()}
            options={expiries}
          />
          <DialogFailure />
          {/* Makes Enter submit: the visible button is outside the form element. */}
          <input type="submit" hidden />
        </Stack>
      </Form>
    </FormDialog>
  );
}
