import { resetCode, rightSignature } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AuthStory } from '../testing/AuthStory.tsx';

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

const sendTo = ({ canvasElement, userEvent }: Stage, email: string) =>
  userEvent.type(within(canvasElement).getByLabelText('Email'), `${email}{Enter}`);

async function setPassword(
  { canvasElement, userEvent }: Stage,
  password: string,
  again = password,
) {
  const page = within(canvasElement);
  if (password) await userEvent.type(page.getByLabelText('New password'), password);
  if (again) await userEvent.type(page.getByLabelText('Confirm password'), again);
  await userEvent.click(page.getByRole('button', { name: 'Set password' }));
}

export const ForgotPassword: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  },
};

// Rows: 5.3, 8.4
export const ForgotPasswordInvalidEmail: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    const told = async (text: string, message: string) => {
      await userEvent.clear(email);
      if (text) await userEvent.type(email, text);
      await userEvent.click(canvas.getByRole('button', { name: 'Send the letter' }));
      await expect(email).toHaveAccessibleDescription(message);
      await expect(email).toHaveFocus();
    };
    await told('', 'Email not provided');
    await told('ab', 'Minimum 3 symbols');
    await told(`${'a'.repeat(40)}@test.example`, 'Maximum 50 symbols');
    await expect(canvas.getByText(/Ask our staff to email you a reset link/)).toBeVisible();
    await told('mere at taipobay', 'Invalid email address');
    await expect(canvas.queryByText(/Ask our staff/)).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('An error');
  },
};

// Rows: 8.4
export const ForgotPasswordServerError: Story = {
  args: { faults: { broken: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await sendTo({ canvasElement, userEvent }, 'mere@taipobay.example');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred while sending password reset email',
    );
  },
};

// Rows: 8.4
export const ForgotPasswordOffline: Story = {
  args: { faults: { offline: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await sendTo({ canvasElement, userEvent }, 'mere@taipobay.example');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error has occurred, please try again.',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('mere@taipobay.example');
  },
};

export const ForgotPasswordSending: Story = {
  args: { faults: { timeout: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await sendTo({ canvasElement, userEvent }, 'mere@taipobay.example');
    await canvas.findByRole('button', { name: 'Sending' });
  },
};

// Rows: 8.4
export const ForgotPasswordSent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await sendTo({ canvasElement, userEvent }, 'mere@taipobay.example');
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent(
      'If an account exists for mere@taipobay.example, an email will be sent shortly.',
    );
    await expect(status).toHaveFocus();
  },
};

// Rows: 2.5, 5.4
export const ResetPassword: Story = {
  args: { address: '/auth/reset-password?code=any' },
  play: async ({ args, canvas }) => {
    for (const name of ['New password', 'Confirm password'])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password');
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const ResetPasswordSaving: Story = {
  args: { address: '/auth/reset-password?code=any', faults: { timeout: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    await canvas.findByRole('button', { name: 'Setting the password' });
  },
};

export const ResetPasswordDone: Story = {
  args: { address: `/auth/reset-password?code=${resetCode}` },
  play: async ({ args, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/dashboard#welcome'));
  },
};

// Rows: 2.5
export const ResetPasswordWithoutCode: Story = {
  tags: ['test-only'],
  args: { address: '/auth/reset-password' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/auth/forgot-password'));
  },
};

// Rows: 5.4, 8.5
export const ResetPasswordInvalid: Story = {
  args: { address: '/auth/reset-password?code=any' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, '');
    await canvas.findByRole('group', { name: 'Code or new password is not provided' });
    await setPassword({ canvasElement, userEvent }, 'short', 'shorter');
    const says = (name: string) => expect(canvas.getByLabelText(name));
    await says('New password').toHaveAccessibleDescription('Minimum 8 symbols');
    await says('Confirm password').toHaveAccessibleDescription('Passwords do not match');
  },
};

// Rows: 8.5
export const ResetPasswordFailed: Story = {
  args: { address: '/auth/reset-password?code=any', faults: { broken: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Password reset failed');
  },
};

// Rows: 8.5
export const ResetPasswordUnclear: Story = {
  args: { address: '/auth/reset-password?code=any', faults: { malformed: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Password reset unsuccessful');
  },
};

// Rows: 8.5, 9.6
export const ResetLinkExpired: Story = {
  args: { address: '/auth/reset-password?code=too-old' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await setPassword({ canvasElement, userEvent }, 'kahikatea-7');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Reset link timed out, please request another reset link',
    );
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
    await expect(alert).toHaveTextContent('You stay on this page.');
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 2.6
export const EmailVerificationDone: Story = {
  args: { address: `/auth/verify?user_id=2&timestamp=1&signature=${rightSignature}` },
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(args.onGo).toHaveBeenCalledWith('/auth/login?message=email-verified'),
    );
    const values = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
    await expect(values.map(({ name }) => name)).toEqual(['user_id', 'timestamp', 'signature']);
  },
};

// Rows: 2.6, 8.6
export const EmailVerificationFailed: Story = {
  args: { address: '/auth/verify?user_id=2&timestamp=1&signature=wrong' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Verification unsuccessful');
    await expect(canvas.getByRole('link', { name: 'Send another letter' })).toHaveAttribute(
      'href',
      '/auth/verify-email',
    );
  },
};

export const EmailVerificationInProgress: Story = {
  args: { address: '/auth/verify?user_id=2', faults: { timeout: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirming' });
  },
};

// Rows: 2.6
export const CheckYourEmail: Story = {
  args: { address: '/auth/verify-email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/auth/login');
  },
};

export const CheckYourEmailServerError: Story = {
  args: { address: '/auth/verify-email', faults: { broken: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mere@taipobay.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error has occurred');
    await expect(canvas.getByLabelText('Email')).toHaveValue('mere@taipobay.example');
  },
};

// Rows: 2.6
export const EmailNotConfirmed: Story = {
  args: { address: '/auth/verify-email?message=not-confirmed&username=mere@taipobay.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Your account email is not confirmed',
    );
  },
};

// Rows: 2.6
export const EmailSentAgain: Story = {
  args: { address: `/auth/verify-email?username=${'m'.repeat(237)}@taipobay.example` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await canvas.findByText(/^If m{237}@taipobay.example still has to be confirmed/);
  },
};
