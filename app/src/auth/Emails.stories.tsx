import { type MemoryBackend, resetCode, rightSignature, totpCode } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { put } from '../../../.storybook/byKey.ts';
import { AuthStory, nextTry } from '../testing/AuthStory.tsx';
import { type HeldWaits, holdWaits } from '../testing/holdWaits.ts';

// Rows: 2.4, 2.5, 2.6
const meta = {
  title: 'Screens/Auth/Password reset and email verification',
  component: AuthStory,
  parameters: { layout: 'fullscreen' },
  args: { address: '/auth/forgot-password', onGo: fn() },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'userEvent'>;

const mere = 'mere@taipobay.example';

let backend: MemoryBackend;

async function sendTo({ canvasElement, userEvent }: Stage, email: string) {
  await put(userEvent, within(canvasElement).getByLabelText('Email'), email);
  await userEvent.keyboard('{Enter}');
}

async function setPassword(
  { canvasElement, userEvent }: Stage,
  password: string,
  again = password,
) {
  const page = within(canvasElement);
  await put(userEvent, page.getByLabelText('New password'), password);
  await put(userEvent, page.getByLabelText('Confirm password'), again);
  await userEvent.click(page.getByRole('button', { name: 'Set password' }));
}

export const ForgotPassword: Story = {
  parameters: { shows: { text: 'Send reset link', in: 'idle form' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  },
};

// Rows: 5.3, 8.4
export const ForgotPasswordInvalidEmail: Story = {
  parameters: { shows: 'Invalid email address' },
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    for (const [text, message] of [
      ['', 'Email not provided'],
      ['ab', 'Minimum 3 symbols'],
      [`${'a'.repeat(40)}@test.example`, 'Maximum 50 symbols'],
      ['mere at taipobay', 'Invalid email address'],
    ] as const) {
      await sendTo({ canvasElement, userEvent }, text);
      await waitFor(() => expect(email).toHaveAccessibleDescription(message));
      await expect(email).toHaveFocus();
      const help = canvas.queryByText(/Contact us for a reset link/);
      await expect(help !== null).toBe(message === 'Maximum 50 symbols');
    }
    await expect(canvasElement).not.toHaveTextContent('An error');
  },
};

// Rows: 8.4
export const ForgotPasswordServerError: Story = {
  tags: ['test-only', 'slow'],
  args: {
    faults: { offline: true },
    prepare: (opened) => {
      backend = opened;
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await sendTo({ canvasElement, userEvent }, mere);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error has occurred, please try again.',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue(mere);
    backend.setFaults({ broken: true, only: '/auth/' });
    nextTry();
    await sendTo({ canvasElement, userEvent }, mere);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'An error occurred while sending password reset email',
      ),
    );
  },
};

// Rows: 8.4
export const ForgotPasswordSent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await sendTo({ canvasElement, userEvent }, mere);
    const sent = await canvas.findByText(
      'If an account exists for mere@taipobay.example, an email will be sent shortly.',
    );
    await waitFor(() => expect(sent.closest('[role=status]')).toHaveFocus());
  },
};

// Rows: 2.5, 5.4
export const ResetPassword: Story = {
  parameters: { shows: { text: 'Set password', in: 'idle form' } },
  args: { address: '/auth/reset-password?code=any' },
  play: async ({ args, canvas }) => {
    for (const name of ['New password', 'Confirm password'])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password');
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

/** The link of an invite that was used, replaced or revoked, or is older than a day. */
export const InviteEnded: Story = {
  tags: ['slow'],
  parameters: { shows: 'Ask the person who invited you for a new one.' },
  args: { address: '/auth/reset-password?code=any&invite=1' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Accept your invite' });
    await setPassword({ canvasElement, userEvent }, 'pohutukawa-8');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

/** The password alone does not sign in a user with a second factor. */
export const ResetPasswordTwoStep: Story = {
  tags: ['test-only'],
  args: {
    address: `/auth/reset-password?code=${resetCode}`,
    prepare: ({ db }) => {
      const vendor = db.users.find(({ staff }) => !staff);
      const enabledAt = '2026-11-02T09:00:00.000Z';
      if (vendor) vendor.factors = { totp: { enabledAt }, recoveryCodes: [], passkeys: [] };
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'pohutukawa-8');
    const name = 'Two-step verification';
    await waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());
    await expect(args.onGo).not.toHaveBeenCalled();
    await userEvent.keyboard(totpCode);
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/dashboard#welcome'));
  },
};

// Rows: 2.5
export const ResetPasswordWithoutCode: Story = {
  tags: ['test-only', 'slow'],
  args: { address: '/auth/reset-password' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/auth/forgot-password'));
  },
};

// Rows: 5.4, 8.5
export const ResetPasswordInvalid: Story = {
  parameters: { shows: 'Check 2 fields' },
  args: { address: '/auth/reset-password?code=any' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await canvas.findByRole('group', { name: 'Code or new password is not provided' });
    await setPassword({ canvasElement, userEvent }, 'short', 'shorter');
    const says = (name: string) => expect(canvas.getByLabelText(name));
    await says('New password').toHaveAccessibleDescription('Minimum 8 symbols');
    await says('Confirm password').toHaveAccessibleDescription('Passwords do not match');
  },
};

// Rows: 8.5
export const ResetPasswordFailed: Story = {
  tags: ['slow'],
  args: { address: '/auth/reset-password?code=any', faults: { broken: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Password reset failed');
  },
};

// Rows: 8.5
export const ResetPasswordUnclear: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Password reset unsuccessful', in: 'alert' } },
  args: { address: '/auth/reset-password?code=any', faults: { malformed: true } },
  play: async ({ canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
  },
};

let waits: HeldWaits;

// Rows: 8.5, 9.6
export const ResetLinkExpired: Story = {
  parameters: { shows: { text: 'Reset link timed out', in: 'alert' } },
  args: { address: '/auth/reset-password?code=too-old' },
  beforeEach: () => {
    waits = holdWaits();
    return waits.release;
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Reset link timed out, please request another reset link',
    );
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
    await expect(alert).toHaveTextContent('You’ll stay on this page.');
    waits.pass(60_000);
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 8.5, 9.6
export const RedirectAfterFiveSeconds: Story = {
  ...ResetLinkExpired,
  parameters: {
    ...ResetLinkExpired.parameters,
    shows: 'The browser goes on to /auth/forgot-password',
  },
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Taking you there in 5 seconds…',
    );
    waits.pass(4999);
    await expect(args.onGo).not.toHaveBeenCalled();
    waits.pass(1);
    await expect(args.onGo).toHaveBeenCalledWith('/auth/forgot-password');
  },
};

// Rows: 2.6
export const EmailVerificationDone: Story = {
  parameters: {
    shows:
      'The browser goes on to /auth/login?message=email-verified&username=vendor%40portal.test',
  },
  args: { address: `/auth/verify?user_id=2&timestamp=1&signature=${rightSignature}` },
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(args.onGo).toHaveBeenCalledWith(
        '/auth/login?message=email-verified&username=vendor%40portal.test',
      ),
    );
    const values = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
    await expect(values.map(({ name }) => name)).toEqual(['user_id', 'timestamp', 'signature']);
  },
};

// Rows: 2.6, 8.6
export const EmailVerificationFailed: Story = {
  parameters: { shows: { text: 'Verification unsuccessful', in: 'alert' } },
  args: { address: '/auth/verify?user_id=2&timestamp=1&signature=wrong' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Verification unsuccessful');
    await expect(canvas.getByRole('link', { name: 'Send another email' })).toHaveAttribute(
      'href',
      '/auth/verify-email',
    );
  },
};

// Rows: 2.6
export const CheckYourEmail: Story = {
  parameters: { shows: 'We’ve emailed you a link.' },
  args: { address: '/auth/verify-email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/auth/login');
  },
};

const longAddress = `${'m'.repeat(237)}@taipobay.example`;

// Rows: 2.6
export const EmailNotConfirmed: Story = {
  tags: ['slow'],
  parameters: { shows: 'we’ve sent another email' },
  args: { address: `/auth/verify-email?message=not-confirmed&username=${longAddress}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Your account email is not confirmed',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await canvas.findByText(/^If m{237}@taipobay.example still needs confirming/);
  },
};
