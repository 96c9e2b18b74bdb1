import { randomId } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import type { DayRange } from '@portal/ui/components/DateRange';
import { Inline, Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { FormCombobox, FormMultiSelect } from './choiceFields.tsx';
import { createDraftStore } from './drafts/draftStore.ts';
import { LocalDraftBanner } from './drafts/LocalDraftBanner.tsx';
import { useDraftForm } from './drafts/useDraftForm.ts';
import { Form, SubmitButton } from './Form.tsx';
import { FormDialog, useDialogForm } from './FormDialog.tsx';
import { FormErrors, FormSaved } from './FormErrors.tsx';
import { FormTextField } from './fields.tsx';
import { type Rules, textRule } from './rules.ts';
import type { SubmitResult } from './submitResult.ts';
import { useForm } from './useForm.ts';
import { FormDateField, FormDateRange, FormNumberField } from './valueFields.tsx';

type Bill = { payer: string; amount: number | null; due: string; days: DayRange };

const labels = { payer: 'Payer', amount: 'Amount', due: 'Due', days: 'Days' };
const empty: Bill = { payer: '', amount: null, due: '', days: { from: '', to: '' } };

const noRules: Rules<Bill> = { fields: {} };

interface BillFormProps {
  onSubmit: (values: Bill) => Promise<SubmitResult>;
  rules?: Rules<Bill>;
}

function BillForm({ onSubmit, rules = noRules }: BillFormProps) {
  const [stored, setStored] = useState(empty);
  const [first, setFirst] = useState('2026-01-01');
  const form = useForm<Bill>({ values: stored, rules: () => rules, onSubmit });
  return (
    <Form form={form} label="Bill">
      <Stack>
        <FormErrors labels={labels} />
        <FormTextField<Bill> name="payer" label={labels.payer} />
        <FormNumberField<Bill> name="amount" label={labels.amount} before="$" />
        <FormDateField<Bill> name="due" label={labels.due} first={first} />
        <FormDateRange<Bill> name="days" label={labels.days} />
        <Inline>
          <SubmitButton label="Save bill" />
          <Button onClick={() => form.reset(empty)}>Reset</Button>
          <Button onClick={() => setStored({ ...form.api.getValues() })}>Save elsewhere</Button>
          <Button onClick={() => setStored({ ...empty, payer: 'Weka' })}>Load a change</Button>
          <Button onClick={() => setFirst('2025-01-01')}>Allow 2025</Button>
        </Inline>
        <FormSaved>Bill saved.</FormSaved>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Tests/Form fields',
  tags: ['!autodocs', 'test-only'],
  component: BillForm,
  args: { onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })) },
} satisfies Meta<typeof BillForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnparsedText: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Amount' });
    const due = canvas.getByRole('textbox', { name: 'Due' });
    const from = canvas.getByRole('textbox', { name: 'From' });
    const to = canvas.getByRole('textbox', { name: 'To' });
    await step('is an error of its field and not sent', async () => {
      await userEvent.type(amount, '5 €');
      await userEvent.type(from, '3 nov 2026');
      await userEvent.type(to, 'soon');
      await userEvent.type(due, '24.12.2025{Enter}');
      await canvas.findByRole('link', { name: 'Amount: Enter a number like $1,234.' });
      await canvas.findByRole('link', { name: 'Due: Choose January 1st 2026 or later.' });
      await userEvent.click(
        canvas.getByRole('link', { name: 'Days: Enter a day like November 20th 2026.' }),
      );
      await expect(to).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('is read when other limits allow it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Allow 2025' }));
      await expect(due).toHaveValue('December 24th 2025');
      await waitFor(() => expect(canvas.queryByRole('link', { name: /^Due/ })).toBeNull());
      await expect(due).toBeValid();
    });
    await step('goes with a reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      for (const field of [amount, due, from, to]) {
        await expect(field).toHaveValue('');
        await expect(field).toBeValid();
      }
    });
    await step('is a value once it is corrected', async () => {
      await userEvent.type(from, '3 nov 2026');
      await userEvent.type(to, '9 nov 2026{Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith(
          { ...empty, days: { from: '2026-11-03', to: '2026-11-09' } },
          'submit',
        ),
      );
    });
  },
};

/** Text that could not be read hides no other error; rules over several fields take it for an empty field. */
export const ErrorsInOnePass: Story = {
  args: {
    rules: {
      fields: {
        payer: textRule({ required: 'Enter a payer' }),
        amount: (amount) => (amount === null ? 'Enter an amount' : undefined),
      },
      together: ({ days, due }) =>
        days.from === '' && due === '' ? [{ path: 'due', message: 'Enter a day' }] : [],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Amount' });
    const lines = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    const save = canvas.getByRole('button', { name: 'Save bill' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Payer' }));
    await userEvent.type(amount, 'abc');
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), 'soon');
    await userEvent.click(save);
    await waitFor(() =>
      expect(lines()).toEqual([
        'Enter a payer',
        'Amount: Enter a number like $1,234.',
        'Enter a day',
        'Days: Enter a day like November 20th 2026.',
      ]),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '5');
    await userEvent.click(save);
    await waitFor(() => expect(lines()).toHaveLength(3));
  },
};

const rejected: SubmitResult = {
  ok: false,
  message: 'Not saved',
  fields: [
    { path: 'payer', message: 'This payer is blocked' },
    { path: 'amount', message: 'Enter less than the debt' },
  ],
};

const outOfReach: SubmitResult = { ok: false, message: 'Out of reach' };

export const PastFailure: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    mocked(args.onSubmit)
      .mockResolvedValueOnce(rejected)
      .mockResolvedValueOnce(outOfReach)
      .mockResolvedValueOnce({ ok: true })
      .mockResolvedValueOnce(outOfReach);
    const payer = canvas.getByRole('textbox', { name: 'Payer' });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save bill' }));
    await step('ends with the last field that it names', async () => {
      await userEvent.type(payer, 'Kea');
      await save();
      await canvas.findByText('Not saved');
      await userEvent.type(payer, ' Ltd');
      await canvas.findByText('Not saved');
      await userEvent.type(canvas.getByRole('spinbutton', { name: 'Amount' }), '5');
      await expect(canvas.queryByText('Not saved')).toBeNull();
    });
    await step('ends with a save', async () => {
      await save();
      await canvas.findByText('Out of reach');
      await save();
      await canvas.findByText('Bill saved.');
      await expect(canvas.queryByText('Out of reach')).toBeNull();
    });
    await step('stays when a change of the record loads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save elsewhere' }));
      await save();
      await canvas.findByText('Out of reach');
      await userEvent.click(canvas.getByRole('button', { name: 'Load a change' }));
      await expect(payer).toHaveValue('Weka');
      await canvas.findByText('Out of reach');
    });
    await step('ends when the same values are stored elsewhere', async () => {
      await userEvent.type(payer, '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Save elsewhere' }));
      await expect(canvas.queryByText('Out of reach')).toBeNull();
    });
  },
};

const draftStore = createDraftStore('form-fields-story');
/** Of another record in every story, so that none finds the drafts of another. */
let record = '';

type Visit = { borrower: string; guides: string[]; fee: number | null; days: DayRange };
const noVisit: Visit = { borrower: '', guides: [], fee: null, days: { from: '', to: '' } };
const people = [
  { value: '17', label: 'Kererū Charters' },
  { value: '18', label: 'Southerly Marine' },
];
/** Stands for requests to a server. */
const peopleOf = fn(async (ids: readonly string[]) =>
  people.filter(({ value }) => ids.includes(value)),
);

function VisitForm() {
  const [found, setFound] = useState<typeof people>([]);
  const form = useDraftForm<Visit>({
    values: noVisit,
    rules: () => ({ fields: {} }),
    draftStore,
    draftKey: { user: '1', form: 'visit', record },
    onSubmit: async () => ({ ok: true }),
  });
  const ofServer = {
    options: found,
    onQueryChange: (text: string) =>
      setFound(people.filter(({ label }) => label.toLowerCase().includes(text))),
    getOptions: peopleOf,
  };
  return (
    <Form form={form} label="Visit">
      <Stack>
        <LocalDraftBanner offers={form.offers} />
        <FormCombobox<Visit> name="borrower" label="Borrower" {...ofServer} />
        <FormMultiSelect<Visit> name="guides" label="Guides" {...ofServer} />
        <FormNumberField<Visit> name="fee" label="Fee" />
        <FormDateRange<Visit> name="days" label="Days" />
        <FormErrors labels={{ fee: 'Fee', days: 'Days' }} />
        <SubmitButton label="Save visit" />
      </Stack>
    </Form>
  );
}

/** Remounts the form, as after a reload. */
function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <Stack>
      <VisitForm key={visit} />
      <Button onClick={() => setVisit(visit + 1)}>Come back</Button>
    </Stack>
  );
}

const ofNewVisit: Partial<Story> = {
  render: () => <Visits />,
  beforeEach: () => {
    record = randomId();
  },
};

/** Text that could not be read, such as half a range, is restored as it was typed. */
export const UnparsedTextInDraft: Story = {
  ...ofNewVisit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Fee' }), 'ten');
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '3 dec 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(canvas.getByLabelText('From')).toHaveValue('December 3rd 2026'));
    await expect(canvas.getByRole('spinbutton', { name: 'Fee' })).toHaveValue('ten');
    await userEvent.click(canvas.getByRole('button', { name: 'Save visit' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '9 dec 2026{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
  },
};

/** Keys of options that a server finds are restored, and shown with the labels that it gives. */
export const OptionsOfAServer: Story = {
  ...ofNewVisit,
  parameters: { shows: 'Southerly Marine' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Borrower' }), 'ker{Enter}');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Guides' }), 'sou{Enter}{Escape}');
    await expect(peopleOf).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Borrower' })).toHaveValue('Kererū Charters'),
    );
    await canvas.findByText('Southerly Marine');
    await expect(canvas.queryByText('18')).not.toBeInTheDocument();
  },
};

type Fine = { reader: string; amount: number | null };
const noFine: Fine = { reader: '', amount: null };

function FineDialog({
  onSubmit,
  summary,
}: {
  onSubmit: () => Promise<SubmitResult>;
  summary?: boolean;
}) {
  const form = useDialogForm<Fine>({
    open: true,
    values: noFine,
    rules: () => ({ fields: {} }),
    onSubmit,
  });
  return (
    <FormDialog
      form={form}
      open
      onClose={() => undefined}
      title="Fine"
      confirm={{ label: 'Save fine', busyLabel: 'Saving', tone: 'primary' }}
    >
      {summary ? <FormErrors labels={{ reader: 'Reader', amount: 'Amount' }} /> : null}
      <FormTextField<Fine> name="reader" label="Reader" />
      <FormNumberField<Fine> name="amount" label="Amount" />
    </FormDialog>
  );
}

const rejectedFine: SubmitResult = {
  ok: false,
  message: 'Not saved',
  fields: [
    { path: 'amount', message: 'Enter less' },
    { path: 'reader', message: 'This reader has left' },
  ],
};

/** The first field that the server rejects takes the focus. */
export const RejectedInDialog: Story = {
  tags: ['slow'],
  parameters: { docs: { story: { inline: false } } },
  args: { onSubmit: fn(async () => rejectedFine) },
  render: ({ onSubmit }) => <FineDialog onSubmit={onSubmit} />,
  play: async ({ userEvent }) => {
    const amount = await screen.findByRole('spinbutton', { name: 'Amount' });
    const reader = screen.getByRole('textbox', { name: 'Reader' });
    await userEvent.type(amount, '5{Enter}');
    await screen.findByText('Not saved');
    await waitFor(() => expect(reader).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save fine' }));
    await waitFor(() => expect(reader).toHaveFocus());
  },
};

/** With a summary of its own, the dialog does not tell its failure again. */
export const SummaryInDialog: Story = {
  ...RejectedInDialog,
  tags: ['slow'],
  args: { onSubmit: fn(async () => outOfReach) },
  render: ({ onSubmit }) => <FineDialog onSubmit={onSubmit} summary />,
  play: async ({ args, userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Save fine' });
    await userEvent.click(save);
    await waitFor(() => expect(screen.getAllByText('Out of reach')).toHaveLength(1));
    mocked(args.onSubmit).mockResolvedValueOnce(rejectedFine);
    await userEvent.click(save);
    await screen.findByRole('link', { name: 'Enter less' });
    await expect(screen.getAllByText('Not saved')).toHaveLength(1);
    await expect(screen.getByRole('group', { name: 'Not saved' })).toHaveFocus();
  },
};
