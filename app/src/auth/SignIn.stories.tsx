import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { put } from '../../../.storybook/byKey.ts';
import { AuthStory, nextTry } from '../testing/AuthStory.tsx';

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
    await expect(canvas.getByRole('banner')).toHaveTextContent('Customer portal');
    await expect(canvas.getByRole('banner')).toHaveTextContent('Manage and add listings');
    const leads = (name: string) => expect(canvas.getByRole('link', { name }));
    await leads('Create an account').toHaveAttribute('href', '/auth/registration');
    await leads('Forgot password?').toHaveAttribute('href', '/auth/forgot-password');
  },
};

// Rows: 2.2, 8.6
export const EmailVerified: Story = {
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
  args: { address: '/auth/login?message=session-ended&returnTo=/apps/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your session expired.');
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
