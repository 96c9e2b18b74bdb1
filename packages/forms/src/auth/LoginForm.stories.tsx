import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import { LoginForm } from './index.ts';

const meta = {
  title: 'Forms/Sign in',
  component: LoginForm,
  args: {
    forgotHref: '#forgot-password',
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(400px, 100vw - 32px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (root: HTMLElement) => ({
  username: within(root).getByRole('textbox', { name: 'Username' }),
  password: within(root).getByLabelText('Password'),
});

export const Default: Story = {
  parameters: { shows: { text: 'The email address you signed up with.', in: 'idle form' } },
  play: async ({ canvasElement }) => {
    const { username, password } = fieldsOf(canvasElement);
    await expect(username).toHaveAttribute('autocomplete', 'username');
    // Not of type email, because a username may not be one. Phones show the email keyboard.
    await expect(username).toHaveAttribute('type', 'text');
    await expect(username).toHaveAttribute('inputmode', 'email');
    await expect(username).toHaveAttribute('autocapitalize', 'none');
    await expect(username).toHaveAttribute('spellcheck', 'false');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  },
};

/** Typing clears the error of a field; the focus goes to the first missing one. */
export const RequiredFields: Story = {
  parameters: { shows: 'Username is required' },
  tags: ['axe'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { username, password } = fieldsOf(canvasElement);
    await userEvent.type(username, 'm{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Username or pass not provided');
    await expect(password).toHaveFocus();
    await userEvent.clear(username);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await waitFor(() => expect(username).toHaveAccessibleDescription('Username is required'));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required'));
    await userEvent.type(password, 'k');
    await waitFor(() => expect(password).not.toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidCredentials: Story = {
  parameters: { shows: { text: 'Invalid username or password', in: 'alert' } },
  args: {
    onSubmit: fn(
      async (): Promise<SubmitResult> => ({ ok: false, message: 'Invalid username or password' }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { username, password } = fieldsOf(canvasElement);
    await userEvent.type(username, 'mere@taipobay.example');
    await userEvent.type(password, 'wrong-one{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Invalid username or password',
    );
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(username).toHaveValue('mere@taipobay.example');
    await expect(password).toHaveValue('wrong-one');
  },
};

/** The clock is mocked, so the result does not depend on the machine's speed. */
// Rows: 9.6
export const DoubleSubmit: Story = {
  tags: ['slow', 'test-only'],
  args: {
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: false, message: 'Try again' })),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { username, password } = fieldsOf(canvasElement);
    await userEvent.type(username, 'mere@taipobay.example');
    const begun = performance.now();
    const clock = spyOn(performance, 'now').mockReturnValue(begun);
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.keyboard('kahikatea-7{Enter}{Enter}');
    await canvas.findByRole('alert');
    clock.mockReturnValue(begun + 999);
    await userEvent.type(password, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      identifier: 'mere@taipobay.example',
      password: 'kahikatea-7',
    });
    clock.mockReturnValue(begun + 1000);
    await userEvent.type(password, '{Enter}');
    clock.mockRestore();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Also after the browser restored the page from memory. */
export const SigningIn: Story = {
  args: { onSubmit: fn(() => new Promise<SubmitResult>(() => undefined)) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { username, password } = fieldsOf(canvasElement);
    await userEvent.type(username, 'mere@taipobay.example');
    await userEvent.type(password, 'kahikatea-7{Enter}');
    await canvas.findByRole('button', { name: 'Signing in' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const button = await canvas.findByRole('button', { name: 'Sign in' });
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Signing in' })).toBeVisible();
  },
};
