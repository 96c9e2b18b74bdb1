import { rightSignature } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AuthStory } from '../testing/AuthStory.tsx';

// Rows: 2.1, 2.2
const meta = {
  title: 'Screens/Auth/Sign in',
  component: AuthStory,
  parameters: { layout: 'fullscreen' },
  args: { address: '/auth/login', onGo: fn() },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Pick<Parameters<Play>[0], 'canvas' | 'canvasElement' | 'userEvent'>;

async function signIn({ canvasElement, userEvent }: Stage, name: string, password: string) {
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('textbox', { name: 'Username' }), name);
  await userEvent.type(page.getByLabelText('Password'), `${password}{Enter}`);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await expect(canvas.getByRole('banner')).toHaveTextContent('Customer portal');
    await expect(canvas.getByRole('banner')).toHaveTextContent('Manage and add listings');
    const leads = (name: string) => expect(canvas.getByRole('link', { name }));
    await leads('Create an account').toHaveAttribute('href', '/auth/registration');
    await leads('Forgot password?').toHaveAttribute('href', '/auth/forgot-password');
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Username' }),
      'mere@taipobay.example',
    );
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'kahikatea-7');
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('kahikatea-7');
  },
};

// Rows: 2.2, 8.6
export const EmailVerified: Story = {
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

/** Who is signed in here is told on the spot: the sign-in page would lead on without a word. */
export const EmailVerifiedWhileSignedIn: Story = {
  tags: ['test-only'],
  args: {
    address: `/auth/verify?user_id=2&timestamp=1&signature=${rightSignature}`,
    as: 'vendor@portal.test',
  },
  play: async ({ args, canvas }) => {
    const news = await canvas.findByRole('status');
    await expect(news).toHaveTextContent('Your email has been successfuly verified...');
    await waitFor(() => expect(news).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/auth/login');
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 2.2, 2.9
export const AfterRegistration: Story = {
  args: { address: '/auth/login?message=register-success&username=mere@taipobay.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Your account has been created.',
    );
  },
};

// Rows: 2.2
export const AfterPasswordReset: Story = {
  args: { address: '/auth/login?message=password-reset' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Your password has been reset.',
    );
  },
};

// Rows: 8.1
export const SessionExpired: Story = {
  args: { address: '/auth/login?message=session-ended&returnTo=/apps/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your session has ended.');
  },
};

// Rows: 8.1, X3
export const SessionExpiredStorageFull: Story = {
  args: { address: '/auth/login?message=session-ended-unkept&returnTo=/apps/new' },
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('status');
    await expect(news).toHaveTextContent('This device did not keep what you typed');
  },
};

// Rows: 8.1
export const ReturnAfterSessionExpired: Story = {
  tags: ['test-only'],
  args: { ...SessionExpired.args },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await signIn({ canvas, canvasElement, userEvent }, 'vendor@portal.test', 'greenstone-4400');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/apps/new'));
  },
};

/** Whatever the address says, only a page of this site is gone to, and only known news is told. */
export const UntrustedReturnAddress: Story = {
  tags: ['test-only'],
  args: { address: '/auth/login?message=<b>hello</b>&returnTo=//elsewhere.example' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await signIn({ canvas, canvasElement, userEvent }, 'vendor@portal.test', 'greenstone-4400');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

// Rows: 5.1
export const RequiredFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Username or pass not provided');
  },
};

// Rows: 8.2
export const InvalidCredentials: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await signIn({ canvas, canvasElement, userEvent }, 'vendor@portal.test', 'not-the-one');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Invalid username or password',
    );
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

/** Something before the backend, such as a gateway, may refuse in its own way. */
// Rows: 5.12
export const GatewayError: Story = {
  args: {
    prepare: (backend) => {
      backend.fetch = async () => Response.json({}, { status: 401 });
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await signIn({ canvas, canvasElement, userEvent }, 'vendor@portal.test', 'greenstone-4400');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Invalid username/password combination',
    );
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 8.2
export const ServerError: Story = {
  args: { faults: { broken: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn({ canvas, canvasElement, userEvent }, 'vendor@portal.test', 'greenstone-4400');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  },
};

export const SigningIn: Story = {
  args: { faults: { timeout: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn({ canvas, canvasElement, userEvent }, 'vendor@portal.test', 'greenstone-4400');
    await expect(await canvas.findByRole('button', { name: 'Signing in' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The password was right, so it may be said that the address is not confirmed. */
export const EmailNotConfirmed: Story = {
  args: {
    prepare: ({ db }) => {
      for (const user of db.users) user.confirmed = false;
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await signIn({ canvas, canvasElement, userEvent }, 'vendor@portal.test', 'greenstone-4400');
    await waitFor(() =>
      expect(args.onGo).toHaveBeenCalledWith(
        '/auth/verify-email?message=not-confirmed&username=vendor%40portal.test',
      ),
    );
  },
};
