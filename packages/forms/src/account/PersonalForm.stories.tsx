import { makeOwnAccount } from '@portal/testing';
import { Button } from '@portal/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { PersonalForm, type SubmitResult } from './index.ts';

const inUse = 'Email address already in use';
const wrongPassword = 'The provided current password is invalid';

const meta = {
  title: 'Forms/Account/Personal information',
  component: PersonalForm,
  args: {
    account: makeOwnAccount({
      firstName: 'Mere',
      lastName: 'Tautahi',
      email: 'mere@taipobay.example',
    }),
    user: '1',
    now: () => Date.UTC(2026, 10, 20),
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    onKeepAddress: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PersonalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.41
export const Default: Story = {
  parameters: { shows: { text: 'You use this to sign in.', in: 'idle form' } },
  play: async ({ canvas }) => {
    const token = (name: string) =>
      canvas.getByRole('textbox', { name }).getAttribute('autocomplete');
    await expect(['First name', 'Last name', 'Email'].map(token)).toEqual([
      'given-name',
      'family-name',
      'email',
    ]);
  },
};

// Rows: 2.41, 8.7
export const Saved: Story = {
  parameters: { shows: { text: 'Account settings updated.', in: 'status' } },
  play: async ({ args, canvas, userEvent }) => {
    const regions = canvas.getAllByRole('status');
    for (const region of regions) await expect(region).toBeEmptyDOMElement();
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(first);
    await userEvent.type(first, ' Marama ');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Marama',
      lastName: 'Tautahi',
    });
    const news = await canvas.findByText('Account settings updated.');
    await expect(news).toBeVisible();
    // In a live region that existed before.
    await expect(regions.some((region) => region.contains(news))).toBe(true);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

// Rows: 2.36, 5.5
export const RequiredFields: Story = {
  parameters: { shows: 'Check 3 fields' },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['First name', 'Last name', 'Email'])
      await userEvent.clear(canvas.getByRole('textbox', { name }));
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    const summary = canvas.getByRole('group', { name: 'Check 3 fields' });
    await expect(summary).toHaveFocus();
    for (const message of ['First name is required', 'Last name is required', 'Email is required'])
      await expect(canvas.getAllByText(message)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: 'Email is required' }));
    await userEvent.keyboard('nowhere');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Invalid email address',
      ),
    );
    await userEvent.click(button);
    await expect(summary).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const rejected = (path: string, message: string) => ({
  ok: false as const,
  message,
  fields: [{ path, message }],
});

// Rows: 8.7
export const EmailInUse: Story = {
  parameters: { shows: 'Email address already in use' },
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onSubmit).mockResolvedValueOnce(rejected('email', inUse));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, '.nz{Enter}');
    await userEvent.type(await screen.findByLabelText('Current password'), 'kahikatea-7{Enter}');
    // Once, at the field, which has the focus.
    await expect(await canvas.findByText(inUse)).toBeVisible();
    await waitFor(() => expect(email).toHaveAccessibleDescription(inUse));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('mere@taipobay.example.nz');
  },
};

/** An unlocked device is not enough to take over an account. */
export const EmailChangeNeedsPassword: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onSubmit).mockResolvedValueOnce(rejected('currentPassword', wrongPassword));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, '.nz{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    const password = within(dialog).getByLabelText('Current password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Current password is required'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, 'not the one{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Mere',
      lastName: 'Tautahi',
      email: 'mere@taipobay.example.nz',
      currentPassword: 'not the one',
    });
    await waitFor(() => expect(password).toHaveAccessibleDescription(wrongPassword));
    await waitFor(() => expect(password).toHaveFocus());
    // Cancel shows no error; typed values stay, the password does not.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText(wrongPassword)).toBeNull();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByLabelText('Current password')).toHaveValue('');
  },
};

const offline = 'You seem to be offline.';

/** Requested on an earlier visit; a failed cancellation is shown in the same place. */
export const EmailChangePending: Story = {
  tags: ['slow'],
  args: {
    account: makeOwnAccount({ email: 'mere@taipobay.example', waitsFor: 'mere@slip.example' }),
    onKeepAddress: fn(async (): Promise<SubmitResult> => ({ ok: false, message: offline })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Confirm mere@slip.example: check your inbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mere@taipobay.example' }));
    await expect(await canvas.findByText(offline)).toBeVisible();
  },
};

/** After 24 hours the link has expired. */
export const EmailChangeExpired: Story = {
  tags: ['test-only', 'slow'],
  args: { onSubmit: fn(async () => ({ ok: true as const, waitsFor: 'mere@new.example' })) },
  render: function Waiting(args) {
    const [waitsFor, setWaitsFor] = useState<string | null>(null);
    const account = useMemo(() => ({ ...args.account, waitsFor }), [args.account, waitsFor]);
    const next = () => setWaitsFor(waitsFor ? null : 'mere@new.example');
    return (
      <>
        <PersonalForm {...args} account={account} />
        <Button onClick={next}>Read the account again</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '.nz{Enter}');
    await userEvent.type(await screen.findByLabelText('Current password'), 'kahikatea-7{Enter}');
    await canvas.findByText('Confirm mere@new.example: check your inbox');
    const again = canvas.getByRole('button', { name: 'Read the account again' });
    await userEvent.click(again);
    await userEvent.click(again);
    await expect(canvas.queryByText(/check your inbox/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'mere@taipobay.example',
    );
  },
};

export const Saving: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: { text: 'Saving', in: '[aria-busy=true]' } },
  args: { onSubmit: fn(() => new Promise<SubmitResult>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '-Hill{Enter}');
  },
};
