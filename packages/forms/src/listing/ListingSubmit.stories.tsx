import { listingTexts } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { exampleApp, exampleService } from './examples/listingExamples.ts';
import { vendorArgs, WithServer } from './examples/listingStory.tsx';
import { ListingForm, type ListingFormProps } from './index.ts';

const response = (result: SubmitResult) => fn<ListingFormProps['onSubmit']>(async () => result);

const meta = {
  title: 'Forms/Listing/Submit',
  component: ListingForm,
  ...onPage,
  args: {
    ...vendorArgs(),
    record: exampleApp,
    onDiscard: fn(),
  },
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.36, 5.9, 5.12
export const RequiredFields: Story = {
  tags: ['own-colors'],
  parameters: { shows: 'Check 5 fields' },
  args: { record: null },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit for review' });
    await userEvent.click(submit);
    const errors = await canvas.findByRole('group', { name: 'Check 5 fields' });
    await expect(errors).toHaveFocus();
    for (const field of [
      'Listing name',
      'Short description',
      'Full description',
      'Link',
      'Pricing',
    ])
      await expect(canvas.getByRole('link', { name: `${field} is required` })).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// Rows: 5.9, 5.12
/** A corrected field leaves the list of errors. */
export const Invalid: Story = {
  tags: ['test-only', 'slow'],
  args: { type: 'service', record: exampleService },
  play: async ({ canvas, userEvent }) => {
    const retype = async (name: string, text: string, error: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.paste(text);
      await userEvent.tab();
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringContaining(error)),
      );
    };
    await retype('Link', 'harbour ledger', 'Must be a valid link');
    await retype('Free trial link', 'javascript:alert', 'Must be a valid link');
    await retype('Pricing', '$'.repeat(61), 'Maximum 60 symbols');
    await retype('Email', 'nobody', 'Invalid email address');
    await retype('Phone', '0'.repeat(61), 'Maximum 60 symbols');
    await retype('Name', ' ', 'Listing name is required');
    const submit = canvas.getByRole('button', { name: 'Submit changes' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit);
    await expect(canvas.getByRole('group', { name: 'Check 6 fields' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Phone/ }));
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await waitFor(() => expect(phone).not.toBeInvalid());
    await userEvent.click(submit);
    await expect(canvas.getByRole('group', { name: 'Check 5 fields' })).toHaveFocus();
    const name = 'Free trial link: Must be a valid link';
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

// Rows: 2.36
/** The server sets the status to pending and removes the note: nothing is unsaved. */
export const Submitted: Story = {
  parameters: { shows: 'Submitted just now' },
  args: {
    record: { ...exampleApp, draft: false, status: 'DECLINED', adminNote: 'Say the price.' },
  },
  render: WithServer,
  play: async ({ args, canvas, userEvent }) => {
    const pricing = canvas.getByRole('textbox', { name: 'Pricing' });
    await userEvent.clear(pricing);
    await userEvent.type(pricing, '  “from” $5, ā ē ī');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ pricing: '  “from” $5, ā ē ī', adminNote: 'Say the price.' }),
      { draft: false, key: expect.any(String), logoWords: null },
    );
    await expect(await canvas.findByText('Submitted just now')).toBeVisible();
    await expect(
      canvas.getByText('Submitted', { selector: '[role=status], [role=status] *' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

// Rows: 8.11
export const ServerValidationErrors: Story = {
  args: {
    onSubmit: response({
      ok: false,
      message: listingTexts.failed,
      fields: [
        { path: 'link', message: 'Must be a valid link' },
        { path: 'industries.0', message: 'industries is not valid' },
        { path: 'somewhere', message: 'Your plan allows three listings' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    const name = 'Could not create or update listing. See below for more information.';
    const failure = await canvas.findByRole('group', { name });
    await expect(failure).toHaveFocus();
    await expect(failure).toHaveTextContent('Your plan allows three listings');
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveAccessibleDescription('Must be a valid link'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Industry' })).toBeInvalid());
    await userEvent.clear(link);
    await userEvent.type(link, 'harbour.example/new');
    await userEvent.tab();
    await expect(link).toHaveValue('https://harbour.example/new');
    await waitFor(() => expect(link).not.toBeInvalid());
    await expect(canvas.queryByText('Must be a valid link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'industries is not valid' })).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['slow'],
  parameters: { shows: 'could not be reached' },
  args: {
    onSubmit: response({
      ok: false,
      message: 'The server could not be reached. Check your connection and try again.',
      unclear: true,
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit for review' });
    await userEvent.click(submit);
    const failure = await canvas.findByRole('group', { name: /could not be reached/ });
    await expect(failure).toHaveFocus();
    // It may have been saved, so the status does not say that it was not.
    await expect(
      canvas.getByText('Not confirmed. Send again to be sure', {
        selector: '[role=status], [role=status] *',
      }),
    ).toBeInTheDocument();
    await userEvent.click(submit);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(submit);
    const [first, again, changed] = mocked(args.onSubmit).mock.calls.map(([, { key }]) => key);
    await expect(again).toBe(first);
    await expect(changed).not.toBe(first);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbourmaster CRM!');
  },
};

// Rows: 2.36
export const Submitting: Story = {
  tags: ['slow'],
  parameters: { shows: 'Submitting' },
  args: {
    onSubmit: fn<ListingFormProps['onSubmit']>(() => new Promise<SubmitResult>(() => undefined)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    const button = await canvas.findByRole('button', { name: 'Submitting' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  },
};

// Rows: 8.11
export const AccountMissing: Story = {
  args: { record: null, account: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    const name = 'User error, please reload the page and try again';
    await waitFor(() => expect(canvas.getByRole('group', { name })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// Rows: 2.34
export const AdminDeclines: Story = {
  tags: ['slow'],
  parameters: { shows: '16 / 2,000' },
  args: { role: 'admin', type: 'service', record: exampleService },
  render: WithServer,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Declined' }));
    const box = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.type(box('Reason for decline'), 'No phone answers');
    await userEvent.type(box('Internal note'), 'Rang twice');
    for (const used of [16, 10]) {
      await expect(canvas.getByText(new RegExp(`^${used} / 2.?000$`))).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        status: 'DECLINED',
        adminNote: 'No phone answers',
        internalNote: 'Rang twice',
      }),
      expect.objectContaining({ draft: false }),
    );
    await expect(await canvas.findByText('Saved just now')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    // The note is in the history; the field is for the next one.
    await expect(box('Internal note')).toHaveValue('');
  },
};
