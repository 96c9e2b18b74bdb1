import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import { SecondFactorForm } from './index.ts';

const meta = {
  title: 'Forms/Two-step sign-in',
  component: SecondFactorForm,
  args: {
    methods: ['totp', 'passkey', 'recovery'],
    onCode: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    onPasskey: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    onBack: fn(),
  },
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(400px, 100vw - 32px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SecondFactorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const wrong = 'That code is wrong or expired.';
const rejected: SubmitResult = {
  ok: false,
  message: wrong,
  fields: [{ path: 'code', message: wrong }],
};

/** Digits typed at the heading go to the field, and the sixth one submits. */
export const Default: Story = {
  parameters: { shows: { text: 'Verifying', in: '[aria-busy=true]' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Two-step verification' })).toHaveFocus();
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('12345');
    await expect(field).toHaveValue('12345');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
};

export const PastedWithSpaces: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Authentication code' }));
    await userEvent.paste(' 123 456 ');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
};

export const WrongCode: Story = {
  tags: ['axe'],
  parameters: { shows: wrong },
  args: { onCode: fn(async () => rejected) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Authentication code' });
    await userEvent.type(field, '123456');
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrong));
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  },
};

export const Incomplete: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Enter the 6 digits' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' });
    await userEvent.type(field, '12 34{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter the 6 digits'));
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};

export const NoResponse: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: { text: 'The server could not be reached.', in: 'alert' } },
  args: {
    onCode: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: 'The server could not be reached. Check your connection and try again.',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
  },
};

export const RecoveryCode: Story = {
  parameters: { shows: 'Each code works once.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' 7k2mq-c3vnb {Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('7k2mq-c3vnb');
    await expect(canvas.getByRole('button', { name: 'Use your authenticator app' })).toBeVisible();
  },
};

/** An account without an authenticator app. A closed prompt of the browser is no error. */
export const PasskeyOnly: Story = {
  args: {
    methods: ['passkey', 'recovery'],
    onPasskey: fn(async (): Promise<SubmitResult> => ({ ok: false, message: '', cancelled: true })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PasskeyRejected: Story = {
  parameters: { shows: { text: 'This passkey isn’t known here.', in: 'alert' } },
  args: {
    methods: ['passkey', 'totp', 'recovery'],
    onPasskey: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: 'This passkey isn’t known here. It may have been removed.',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await canvas.findByRole('alert');
  },
};
