import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { put } from '../../../.storybook/byKey.ts';
import { takeLanguageSwitch } from '../languageSwitch.ts';
import { AuthStory, nextTry } from '../testing/AuthStory.tsx';
import { storedBySwitch } from '../testing/storedBySwitch.ts';

// Rows: 2.3
const meta = {
  title: 'Screens/Auth/Registration',
  component: AuthStory,
  parameters: { layout: 'fullscreen' },
  args: { address: '/auth/registration', onGo: fn() },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'userEvent'>;

const mere = {
  'First name': 'Mere',
  'Last name': 'Parata',
  Email: 'mere@taipobay.example',
  Password: 'kahikatea-7',
  'Confirm password': 'kahikatea-7',
};

async function fill({ canvasElement, userEvent }: Stage, values: Partial<typeof mere>) {
  for (const [label, text] of Object.entries(values))
    await put(userEvent, within(canvasElement).getByLabelText(label), text);
}

const termsOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('checkbox', { name: /^I accept the/ });

const create = ({ canvasElement, userEvent }: Stage) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Create account' }));

/** An extension removed the text before which React inserts the icon of an error. */
export const PageFails: Story = {
  tags: ['test-only', 'own-elements', 'slow'],
  parameters: { shows: 'This page could not be shown again, and what you typed is lost.' },
  play: async (stage) => {
    const { canvas, canvasElement } = stage;
    const breakPage = async () => {
      canvas.getByText(/^8 to 64 symbols/).remove();
      await fill(stage, { Password: 'short' });
      await stage.userEvent.click(canvas.getByLabelText('Email'));
    };
    await fill(stage, mere);
    await stage.userEvent.click(termsOf(canvasElement));
    await breakPage();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Mere');
    await expect(canvas.getByLabelText('Password')).toHaveValue('short');
    await expect(termsOf(canvasElement)).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled();
    await breakPage();
    await breakPage();
    const gone = await canvas.findByText(/what you typed is lost/);
    await expect(gone).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.queryByText(/still here/)).toBeNull();
  },
};

export const Default: Story = {
  parameters: { shows: { text: 'Create account', in: '[aria-disabled=true]' } },
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

// Rows: 5.2
export const RequiredFields: Story = {
  parameters: { shows: 'Check 6 fields' },
  tags: ['axe'],
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
    await waitFor(() => expect(again).toHaveAccessibleDescription('Required field'));
    await userEvent.click(within(summary).getByRole('link', { name: 'Email is required' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

// Rows: 5.2, 5.12
export const Invalid: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Check 2 fields' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stage = { canvasElement, userEvent };
    const terms = termsOf(canvasElement);
    await fill(stage, mere);
    await create(stage);
    await canvas.findByRole('group', { name: 'Accepting terms & conditions are required' });
    await expect(terms).toHaveFocus();
    await userEvent.click(terms);
    await expect(canvas.queryByRole('group', { name: /^Accepting terms/ })).toBeNull();
    const wrong = { Email: 'mere at taipobay', Password: 'short', 'Confirm password': 'shorter' };
    await fill(stage, wrong);
    const says = (label: string) => expect(canvas.getByLabelText(label));
    // On leaving the field.
    await says('Password').toHaveAccessibleDescription(/^Minimum 8 symbols/);
    await create(stage);
    await says('Email').toHaveAccessibleDescription('Invalid email address');
    await says('Password').toHaveAccessibleDescription('Minimum 8 symbols');
    await says('Confirm password').toHaveAccessibleDescription('Passwords do not match');
    // Correcting the password corrects its repetition too.
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), wrong['Confirm password']);
    await says('Confirm password').not.toHaveAccessibleDescription('Passwords do not match');
    await userEvent.click(canvas.getByLabelText('Email'));
    await says('Email').toHaveAccessibleDescription('Invalid email address');
  },
};

let backend: MemoryBackend;

// Rows: 8.3
export const EmailTaken: Story = {
  parameters: { shows: 'Email or Username are already taken' },
  args: {
    faults: { offline: true },
    prepare: (opened) => {
      backend = opened;
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const stage = { canvasElement, userEvent };
    await step('no response', async () => {
      await fill(stage, { ...mere, Password: 'iloveyou1', 'Confirm password': 'iloveyou1' });
      await userEvent.click(termsOf(canvasElement));
      await create(stage);
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('Registration failed, please try again.');
      await expect(alert).toHaveTextContent('The server could not be reached.');
      await waitFor(() => expect(alert).toHaveFocus());
    });
    await step('a password that the server rejects', async () => {
      backend.setFaults({});
      nextTry();
      await create(stage);
      await waitFor(() =>
        expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
          'Password is too common',
        ),
      );
      await canvas.findByRole('group', { name: 'Registration failed, please try again.' });
    });
    await step('an email that is already registered', async () => {
      const { Password, 'Confirm password': again } = mere;
      nextTry();
      await fill(stage, { Email: 'vendor@portal.test', Password, 'Confirm password': again });
      await create(stage);
      await waitFor(() =>
        expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
          'Email or Username are already taken',
        ),
      );
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent(/^Email or Username are already taken/);
      await waitFor(() => expect(alert).toHaveFocus());
      await expect(canvas.getByLabelText('Password')).toHaveValue(Password);
    });
  },
};

// Rows: 2.9, X24R.6
export const Registered: Story = {
  parameters: { shows: 'The browser goes on to /dashboard#welcome' },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const stage = { canvasElement, userEvent };
    const enabled = () =>
      expect(canvas.getByRole('button', { name: 'Create account' })).not.toHaveAttribute(
        'aria-disabled',
      );
    await fill(stage, mere);
    await userEvent.click(termsOf(canvasElement));
    await enabled();
    await step('another language keeps what was typed, but no password', async () => {
      const shown = canvas.getByRole('button', { name: 'Show password' });
      await userEvent.click(shown);
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
      await expect(storedBySwitch()).toEqual([
        [
          ['firstName', 'Mere'],
          ['lastName', 'Parata'],
          ['email', 'mere@taipobay.example'],
          ['newsletter', false],
          ['acceptTerms', true],
        ],
      ]);
      await userEvent.click(shown);
      await userEvent.click(termsOf(canvasElement));
      takeLanguageSwitch();
      await waitFor(enabled);
    });
    await create(stage);
    const busy = await canvas.findByRole('button', { name: 'Creating your account' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/dashboard#welcome'));
  },
};
