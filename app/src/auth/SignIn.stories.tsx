import { demoPassword, type MemoryBackend, totpCode } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { put } from '../../../.storybook/byKey.ts';
import { AuthStory, nextTry } from '../testing/AuthStory.tsx';
import { fakePasskeys } from '../testing/fakePasskeys.ts';
import { storedBySwitch } from '../testing/storedBySwitch.ts';

// Rows: 2.1, 2.2
const meta = {
  title: 'Screens/Auth/Sign in',
  component: AuthStory,
  parameters: { layout: 'fullscreen' },
  args: { address: '/auth/login', onGo: fn() },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shows: { text: 'Sign in', in: 'idle form' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    await expect(canvas.getByRole('banner')).toHaveTextContent('Customer portal');
    await expect(canvas.getByRole('banner')).toHaveTextContent('Manage and add listings');
    const leads = (name: string) => expect(canvas.getByRole('link', { name }));
    await leads('Create an account').toHaveAttribute('href', '/auth/registration');
    await leads('Forgot password?').toHaveAttribute('href', '/auth/forgot-password');
  },
};

// Rows: 2.2, 8.6
export const EmailVerified: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Your email has been successfuly verified...', in: 'status' } },
  args: { address: '/auth/login?message=email-verified&username=mere@taipobay.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Your email has been successfuly verified...',
    );
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue(
      'mere@taipobay.example',
    );
  },
};

// Rows: 8.1
export const SessionExpired: Story = {
  tags: ['slow'],
  args: { address: '/auth/login?message=session-ended&returnTo=/apps/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your session expired.');
  },
};

export const CookiesBlocked: Story = {
  parameters: { shows: { text: 'Signing in needs cookies.', in: 'alert' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'cookieEnabled');
  },
};

let backend: MemoryBackend;
/** Whether a gateway in front of the backend rejects the call. */
let gateway: boolean;

// Rows: 5.1, 5.12, 8.2
export const InvalidCredentials: Story = {
  tags: ['axe'],
  args: {
    faults: { broken: true },
    prepare: (opened) => {
      backend = opened;
      gateway = false;
      const { fetch } = opened;
      opened.fetch = async (input, init) =>
        gateway ? Response.json({}, { status: 401 }) : fetch(input, init);
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const rejected = async (message: string) => {
      nextTry();
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
    };
    await rejected('Username or pass not provided');
    await put(userEvent, canvas.getByLabelText('Username'), 'vendor@portal.test');
    await put(userEvent, canvas.getByLabelText('Password'), 'not-the-one');
    await rejected('An unknown error occurred.');
    gateway = true;
    await rejected('Invalid username/password combination');
    gateway = false;
    backend.setFaults({});
    await rejected('Invalid username or password');
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

/** The vendor has an authenticator app, a passkey and recovery codes. */
const withFactors = ({ db }: MemoryBackend) => {
  const vendor = db.users.find(({ email }) => email === 'vendor@portal.test');
  if (!vendor) throw new Error('There is no vendor.');
  const createdAt = '2026-11-02T09:00:00.000Z';
  vendor.factors = {
    totp: { enabledAt: createdAt },
    recoveryCodes: ['k7m20-q9xw0'],
    passkeys: [{ id: 1, name: 'Mac', credentialId: 'mac', createdAt, lastUsedAt: null }],
  };
};

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function signIn(userEvent: User) {
  await put(userEvent, screen.getByLabelText('Username'), 'vendor@portal.test');
  await put(userEvent, screen.getByLabelText('Password'), demoPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Two-step verification' })).toHaveFocus(),
  );
}

/** A wrong code, which another language does not keep, then the right one. */
export const TwoStep: Story = {
  args: { address: '/auth/login?returnTo=/apps/new', prepare: withFactors },
  play: async ({ args, userEvent }) => {
    await signIn(userEvent);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Authentication code' });
    await userEvent.type(field, '999999');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This code isn’t right/));
    await expect(field.selectionEnd).toBe(6);
    await expect(storedBySwitch()).toEqual([[]]);
    nextTry();
    await userEvent.keyboard(totpCode);
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/apps/new'));
  },
};

export const TwoStepRecoveryCode: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: withFactors },
  play: async ({ args, userEvent }) => {
    await signIn(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.keyboard('K7M20 Q9XW0{Enter}');
    await waitFor(() => expect(args.onGo).toHaveBeenCalled());
  },
};

export const TwoStepPasskey: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: withFactors },
  beforeEach: () => fakePasskeys({ id: 'mac' }),
  play: async ({ args, userEvent }) => {
    await signIn(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalled());
  },
};

/** After ten wrong codes, or five minutes, the password is needed again. The address stays. */
export const TwoStepExpired: Story = {
  tags: ['slow'],
  parameters: {
    shows: { text: 'Your sign-in timed out. Enter your password again.', in: 'status' },
  },
  args: {
    prepare: (opened) => {
      withFactors(opened);
      backend = opened;
    },
  },
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    const [, vendor] = backend.db.users;
    if (vendor) vendor.password = 'changed-meanwhile';
    await userEvent.keyboard(totpCode);
    await screen.findByText(/^Your sign-in timed out/);
    await expect(screen.getByLabelText('Username')).toHaveValue('vendor@portal.test');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/** In a browser without passkeys; only a missing https is said. */
export const WithoutPasskeys: Story = {
  tags: ['test-only', 'slow'],
  beforeEach: () => {
    const native = window.PublicKeyCredential;
    Reflect.set(window, 'PublicKeyCredential', undefined);
    return () => void Reflect.set(window, 'PublicKeyCredential', native);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /passkey/ })).toBeNull());
    await expect(canvas.queryByText(/use a passkey/)).toBeNull();
  },
};

/** Instead of the password. */
export const PasskeyOnly: Story = {
  tags: ['test-only'],
  args: { prepare: withFactors },
  beforeEach: () => fakePasskeys({ id: 'mac' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalled());
  },
};

export const PasskeyPromptClosed: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Use a passkey' },
  beforeEach: () => fakePasskeys({ error: 'NotAllowedError' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Sign in with a passkey' })).toHaveFocus(),
    );
    await expect(await canvas.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PasskeyUnknown: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'This passkey couldn’t be verified.', in: 'alert' } },
  beforeEach: () => fakePasskeys({ id: 'unknown' }),
  play: async ({ canvas, userEvent }) => {
    await put(userEvent, canvas.getByLabelText('Username'), 'vendor@portal.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Username')).toHaveValue('vendor@portal.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await canvas.findByRole('alert');
  },
};
