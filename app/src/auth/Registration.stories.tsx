import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AuthStory } from '../testing/AuthStory.tsx';

// Rows: 2.3
const meta = {
  title: 'Screens/Auth/Registration',
  component: AuthStory,
  parameters: { layout: 'fullscreen' },
  args: { address: '/auth/registration', onGo: fn() },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Pick<Parameters<Play>[0], 'canvasElement' | 'userEvent'>;

const mere = {
  'First name': 'Mere',
  'Last name': 'Parata',
  Email: 'mere@taipobay.example',
  Password: 'kahikatea-7',
  'Confirm password': 'kahikatea-7',
};

async function fill({ canvasElement, userEvent }: Stage, change: Partial<typeof mere> = {}) {
  const page = within(canvasElement);
  for (const [label, text] of Object.entries({ ...mere, ...change }))
    await userEvent.type(page.getByLabelText(label), text);
  await userEvent.click(page.getByRole('checkbox', { name: /^I accept the/ }));
}

const create = ({ canvasElement, userEvent }: Stage) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Create account' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    const tokens = [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Email', 'email'],
      ['Password', 'new-password'],
      ['Confirm password', 'new-password'],
    ] as const;
    for (const [label, token] of tokens)
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', token);
    await expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
};

export const Filled: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill({ canvasElement, userEvent });
    await expect(canvas.getByRole('button', { name: 'Create account' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

// Rows: 5.2
export const RequiredFields: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await create({ canvasElement, userEvent });
    const summary = canvas.getByRole('group', { name: 'Check 6 fields' });
    await expect(summary).toHaveFocus();
    for (const text of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Confirm password: Required field',
      'You must accept the terms and conditions',
    ])
      await expect(within(summary).getByRole('link', { name: text })).toBeVisible();
    const again = canvas.getByLabelText('Confirm password');
    await expect(again).toHaveAccessibleDescription('Required field');
    await userEvent.click(within(summary).getByRole('link', { name: 'Email is required' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 5.2, 5.12
export const TermsNotAccepted: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill({ canvasElement, userEvent });
    const terms = canvas.getByRole('checkbox', { name: /^I accept the/ });
    await userEvent.click(terms);
    await create({ canvasElement, userEvent });
    await canvas.findByRole('group', { name: 'Accepting terms & conditions are required' });
    await expect(terms).toHaveFocus();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 5.2
export const Invalid: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(
      { canvasElement, userEvent },
      { Email: 'mere at taipobay', Password: 'short', 'Confirm password': 'shorter' },
    );
    await create({ canvasElement, userEvent });
    const says = (label: string) => expect(canvas.getByLabelText(label));
    await says('Email').toHaveAccessibleDescription('Invalid email address');
    await says('Password').toHaveAccessibleDescription('Minimum 8 symbols');
    await says('Confirm password').toHaveAccessibleDescription('Passwords do not match');
  },
};

// Rows: 8.3
export const EmailTaken: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill({ canvasElement, userEvent }, { Email: 'vendor@portal.test' });
    await create({ canvasElement, userEvent });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Email or Username are already taken/);
    await expect(alert).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email or Username are already taken',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('kahikatea-7');
  },
};

// Rows: 8.3
export const PasswordTooCommon: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const common = { Password: 'iloveyou1', 'Confirm password': 'iloveyou1' };
    await fill({ canvasElement, userEvent }, common);
    await create({ canvasElement, userEvent });
    await canvas.findByRole('group', { name: 'Registration failed, please try again.' });
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password is too common',
    );
  },
};

// Rows: 8.3
export const Offline: Story = {
  args: { faults: { offline: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill({ canvasElement, userEvent });
    await create({ canvasElement, userEvent });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Registration failed, please try again.');
    await expect(alert).toHaveTextContent('The server could not be reached.');
    await expect(alert).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { faults: { timeout: true } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill({ canvasElement, userEvent });
    await create({ canvasElement, userEvent });
    const button = await canvas.findByRole('button', { name: 'Creating your account' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 2.9
export const Registered: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill({ canvasElement, userEvent });
    await create({ canvasElement, userEvent });
    await canvas.findByRole('button', { name: 'Creating your account' });
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/dashboard#welcome'));
  },
};

// Rows: 2.9
export const EmailConfirmationNeeded: Story = {
  args: {
    prepare: ({ db }) => {
      db.confirmAddresses = true;
    },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await fill({ canvasElement, userEvent });
    await create({ canvasElement, userEvent });
    await waitFor(() =>
      expect(args.onGo).toHaveBeenCalledWith(
        '/auth/login?message=register-success&username=mere%40taipobay.example',
      ),
    );
  },
};
