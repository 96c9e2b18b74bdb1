'use client';

import {
  createDraftStore,
  DirtyReport,
  Form,
  FormCombobox,
  FormErrors,
  FormFilesField,
  FormMultiSelect,
  FormPasswordField,
  FormRadioGroup,
  FormSaved,
  FormSegmentedControl,
  FormSelect,
  FormStarRating,
  FormSwitch,
  FormTextArea,
  FormTextField,
  LocalDraftBanner,
  type Rules,
  type StoredFile,
  SubmitButton,
  textRule,
  type Upload,
  useDraftForm,
  useLeaveGuard,
} from '@portal/forms/core';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { useState } from 'react';
import { harbours, harboursOf } from './loans';

type LenderValues = {
  name: string;
  about: string;
  pin: string;
  harbour: string;
  region: string;
  harbours: string[];
  interval: string;
  size: string | null;
  risk: number | null;
  insured: boolean;
  papers: StoredFile[];
};

const first: LenderValues = {
  name: 'Harbour Loans',
  about: '',
  pin: '',
  harbour: 'nelson',
  region: 'north',
  harbours: ['picton'],
  interval: 'month',
  size: 'small',
  risk: 3,
  insured: true,
  papers: [{ id: '1', name: 'Licence.pdf' }],
};

const labels = { name: 'Lender', about: 'About the lender', pin: 'PIN' };

const rules: Rules<LenderValues> = {
  fields: {
    name: textRule({ required: 'Enter the name of the lender', max: 40 }),
    about: textRule({ max: 200 }),
    pin: textRule({ min: 4 }),
  },
};

const drafts = createDraftStore('loans');

/** A server would store it; a failure is `{ ok: false, message }`. */
const upload: Upload<StoredFile> = async ({ name, size }) => ({
  ok: true,
  file: { id: crypto.randomUUID(), name, size },
});

/** A form on a page: what is typed is stored on the device, and leaving with unsaved text asks first. */
export function LenderForm() {
  const [stored, setStored] = useState(first);
  const guard = useLeaveGuard();
  const form = useDraftForm<LenderValues>({
    values: stored,
    rules: () => rules,
    draftStore: drafts,
    // Secrets stay off the device.
    exclude: ['pin'],
    draftKey: { user: 'me', form: 'lender', record: '1' },
    async onSubmit(values) {
      setStored(values);
      return { ok: true };
    },
  });
  return (
    <Card title="Lender">
      <Form form={form} label="Lender">
        <Stack>
          <LocalDraftBanner offers={form.offers} labels={labels} />
          <FormErrors labels={labels} />
          <FormTextField<LenderValues> name="name" label={labels.name} maxSymbols={40} />
          <FormTextArea<LenderValues> name="about" label={labels.about} maxSymbols={200} />
          <FormPasswordField<LenderValues>
            name="pin"
            label={labels.pin}
            autoComplete="current-password"
          />
          <FormCombobox<LenderValues> name="harbour" label="Harbour" options={harbours} />
          <FormMultiSelect<LenderValues>
            name="harbours"
            label="Other harbours"
            options={harbours}
            // Asked for chosen ones that `options`, the answer of a server, do not have.
            getOptions={harboursOf}
          />
          <FormSelect<LenderValues>
            name="region"
            label="Region"
            options={[
              { value: 'north', label: 'North Island' },
              { value: 'south', label: 'South Island' },
            ]}
          />
          <FormSegmentedControl<LenderValues>
            name="interval"
            label="Paid back"
            options={[
              { value: 'month', label: 'Monthly' },
              { value: 'year', label: 'Yearly' },
            ]}
          />
          <FormRadioGroup<LenderValues>
            name="size"
            label="Loans"
            options={[
              { value: 'small', label: 'Up to $5,000' },
              { value: 'large', label: 'Up to $50,000' },
            ]}
          />
          <FormStarRating<LenderValues> name="risk" label="Risk" />
          <FormSwitch<LenderValues> name="insured" label="Insured" />
          <FormFilesField<LenderValues>
            name="papers"
            label="Papers"
            accept="application/pdf"
            hint="PDF"
            upload={upload}
          />
          <SubmitButton label="Save lender" busyLabel="Saving" />
          <FormSaved>Lender saved.</FormSaved>
        </Stack>
        <DirtyReport onDirtyChange={guard.setDirty} />
      </Form>
    </Card>
  );
}
