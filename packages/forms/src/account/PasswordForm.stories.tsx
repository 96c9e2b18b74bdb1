import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { PasswordForm, type SubmitResult } from './index.ts';

const failed = 'Your password could not be changed.';

const meta = {
  title: 'Forms/Account/Change password',
  component: PasswordForm,
  args: {
    username: 'mere@taipobay.example',
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (root: HTMLElement) => ({
  current: within(root).getByLabelText('Current password'),
  next: within(root).getByLabelText('New password'),
  again: within(root).getByLabelText('Confirm new password'),
});

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function type(root: HTMLElement, userEvent: User, next: string, again = next) {
  const fields = fieldsOf(root);
  await userEvent.type(fields.current, 'kahikatea-7');
  await userEvent.type(fields.next, next);
  await userEvent.type(fields.again, `${again}{Enter}`);
  return fields;
}

export const Default: Story = {
  parameters: { shows: { text: '8 to 64 symbols.', in: 'idle form' } },
  play: async ({ canvasElement }) => {
    const { current, next, again } = fieldsOf(canvasElement);
    await expect([current, next, again].map((field) => field.getAttribute('autocomplete'))).toEqual(
      ['current-password', 'new-password', 'new-password'],
    );
  },
};

// Rows: 2.41, 8.8
export const PasswordChanged: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const fields = await type(canvasElement, userEvent, 'pohutukawa-in-bloom');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'kahikatea-7',
      password: 'pohutukawa-in-bloom',
      passwordConfirmation: 'pohutukawa-in-bloom',
    });
    await expect(await canvas.findByText('Your password has been changed.')).toBeVisible();
    for (const field of Object.values(fields)) await expect(field).toHaveValue('');
  },
};

export const Saving: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: { text: 'Changing', in: '[aria-busy=true]' } },
  args: { onSubmit: fn(() => new Promise<SubmitResult>(() => undefined)) },
  play: async ({ canvasElement, userEvent }) => {
    await type(canvasElement, userEvent, 'pohutukawa-in-bloom');
  },
};

// Rows: 5.6
export const RequiredFields: Story = {
  parameters: { shows: 'Check 3 fields' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByRole('group', { name: 'Check 3 fields' })).toHaveFocus();
    const { current, next, again } = fieldsOf(canvasElement);
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('Current password is required'),
    );
    await waitFor(() => expect(next).toHaveAccessibleDescription('Password is required'));
    await waitFor(() =>
      expect(again).toHaveAccessibleDescription('Password confirmation is required'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// Rows: 5.6
export const Invalid: Story = {
  tags: ['test-only', 'slow'],
  parameters: {
    shows: ['New password: Minimum 8 symbols', "Password and Confirm Password didn't match"],
  },
  play: async ({ canvasElement, userEvent }) => {
    const { next, again } = await type(canvasElement, userEvent, 'kauri', 'something-else');
    await waitFor(() => expect(next).toHaveAccessibleDescription('Minimum 8 symbols'));
    await waitFor(() =>
      expect(again).toHaveAccessibleDescription("Password and Confirm Password didn't match"),
    );
  },
};

const same = 'Your new password must be different than your current password';
const wrong = 'The provided current password is invalid';
const rejected = (...fields: { path: string; message: string }[]) => ({
  ok: false as const,
  message: failed,
  fields,
});

// Rows: 8.8
/** Rejected without a field, at the new password, and at the current one. */
export const ServerError: Story = {
  parameters: {
    shows: ['The provided current password is invalid', 'Your password could not be changed.'],
  },
  tags: ['axe'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    mocked(args.onSubmit)
      .mockResolvedValueOnce(rejected())
      .mockResolvedValueOnce(
        rejected(
          { path: 'password', message: same },
          { path: 'passwordConfirmation', message: same },
        ),
      )
      .mockResolvedValueOnce(rejected({ path: 'currentPassword', message: wrong }));
    const { current, next, again } = await type(canvasElement, userEvent, 'kahikatea-7');
    await expect(await canvas.findByText(failed)).toBeVisible();
    const submit = canvas.getByRole('button', { name: 'Change password' });
    await userEvent.click(submit);
    await expect(await canvas.findAllByRole('link', { name: same })).toHaveLength(1);
    await waitFor(() => expect(next).toHaveAccessibleDescription(same));
    await waitFor(() => expect(again).toHaveAccessibleDescription(same));
    for (const field of [next, again]) await userEvent.type(field, '-8');
    await userEvent.click(submit);
    await waitFor(() => expect(current).toHaveAccessibleDescription(wrong));
    await expect(canvas.getByText(failed)).toBeVisible();
    await expect(current).toHaveValue('kahikatea-7');
  },
};

const lost =
  'The server could not be reached. Check your connection and try again. Your password may have changed. If you’re asked to sign in, try the new one first.';

/** It is unknown which password is valid; the typed values stay for a retry. */
// Rows: 8.8, X3
export const ResponseLost: Story = {
  tags: ['slow'],
  parameters: { shows: 'Your password may have changed' },
  args: {
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: false, message: lost, unclear: true })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { current, next } = await type(canvasElement, userEvent, 'pohutukawa-in-bloom');
    await waitFor(() => expect(canvas.getByRole('group', { name: lost })).toHaveFocus());
    await expect(current).toHaveValue('kahikatea-7');
    await expect(next).toHaveValue('pohutukawa-in-bloom');
  },
};
