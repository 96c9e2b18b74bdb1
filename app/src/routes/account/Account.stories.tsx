import { demoPassword } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { losingAnswer } from '../../testing/lostAnswers.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Personal information and security',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { path: '/account', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** A new address goes with the password, which is asked for. */
const typePassword = async (userEvent: User) => {
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await screen.findByLabelText('Current password'), `${demoPassword}{Enter}`);
};

// Rows: 2.14, 2.29, 8.7
export const PersonalInformation: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('My account');
    await expect(await field('Last name')).toHaveValue('Ngata');
    await expect(document.title).toBe('Personal information · Customer portal');
  },
};

// Rows: 2.29, 8.7
export const PersonalInformationSaved: Story = {
  tags: ['test-only'],
  play: async ({ userEvent }) => {
    const first = await field('First name');
    await userEvent.clear(first);
    await userEvent.type(first, 'Ātea{Enter}');
    await expect(await screen.findByText('Account settings updated.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /Hi, Ātea/ })).toBeVisible();
  },
};

export const EmailInUse: Story = {
  play: async ({ userEvent }) => {
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'pro@portal.test');
    await typePassword(userEvent);
    await screen.findByText('Email address already in use');
    await expect(email).toHaveAccessibleDescription('Email address already in use');
  },
};

/** What was stored without an answer is stored once more, and no address is called taken by its own owner. */
export const ResponseLost: Story = {
  tags: ['test-only'],
  args: { prepare: losingAnswer('PUT', /accounts/) },
  play: async ({ userEvent }) => {
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'aroha@taipobay.example');
    await typePassword(userEvent);
    await screen.findByText(/^The server could not be reached/);
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    await expect(await screen.findByText('Account settings updated.')).toBeVisible();
    await expect(screen.queryByText('Email address already in use')).toBeNull();
    await expect(email).toHaveValue('aroha@taipobay.example');
  },
};

/** With addresses confirmed, the old one counts until the letter is opened; a name is saved at once. */
export const EmailChangePending: Story = {
  args: {
    prepare: ({ db }) => {
      db.confirmAddresses = true;
    },
  },
  play: async ({ userEvent }) => {
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'aroha@taipobay.example');
    await typePassword(userEvent);
    await expect(await screen.findByText('Account settings updated.')).toBeVisible();
    const waits = 'aroha@taipobay.example waits for its letter to be opened';
    await expect(await screen.findByText(waits)).toBeVisible();
    await expect(email).toHaveValue('vendor@portal.test');
    await expect(screen.queryByLabelText('Current password')).toBeNull();
    const last = await field('Last name');
    await userEvent.type(last, '-Hill{Enter}');
    await expect(await screen.findByText('Account settings updated.')).toBeVisible();
    await expect(screen.getByText(waits)).toBeVisible();
  },
};

/** The address had a slip in it: what is saved meanwhile leaves it, and this takes it back. */
export const EmailChangeCancelled: Story = {
  tags: ['test-only'],
  args: { ...EmailChangePending.args },
  play: async (context) => {
    await EmailChangePending.play?.(context);
    const keep = screen.getByRole('button', { name: 'Keep vendor@portal.test' });
    await context.userEvent.click(keep);
    await waitFor(() => expect(screen.getByText('You keep vendor@portal.test')).toBeVisible());
    await expect(screen.queryByText(/waits for its letter/)).toBeNull();
  },
};

// Rows: X3
export const UnsavedChangesDialog: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Last name'), '-Hill');
    await userEvent.click(screen.getByRole('link', { name: 'Security' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  },
};

// Rows: X3
export const UnsavedChangesStorageFull: Story = {
  args: { deviceFull: true },
  play: async (context) => {
    await UnsavedChangesDialog.play?.(context);
    const question = within(screen.getByRole('alertdialog'));
    await expect(
      question.getByText(/^This device does not keep what you typed: it may be gone/),
    ).toBeVisible();
  },
};

// Rows: X3
export const UnsavedChangesStay: Story = {
  tags: ['test-only'],
  play: async (context) => {
    await UnsavedChangesDialog.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await field('Last name')).toHaveValue('Ngata-Hill');
  },
};

export const Security: Story = {
  args: { path: '/account/security' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Sign out everywhere else' }),
    ).toBeVisible();
    await expect(screen.getByLabelText('Current password')).toHaveValue('');
  },
};

/** The new password may count: nobody says that it does not, and a second try does not either. */
// Rows: 8.8, X3
export const PasswordResponseLost: Story = {
  args: { ...Security.args, prepare: losingAnswer('POST', /change-password/) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), demoPassword);
    await userEvent.type(screen.getByLabelText('New password'), 'pohutukawa-in-bloom');
    await userEvent.type(
      screen.getByLabelText('Confirm new password'),
      'pohutukawa-in-bloom{Enter}',
    );
    const unknown = /Your password may be the new one already/;
    await expect(await screen.findByRole('group', { name: unknown })).toHaveFocus();
    await expect(screen.queryByText(/could not be changed/)).toBeNull();
    await expect(screen.getByLabelText('Current password')).toHaveValue(demoPassword);
  },
};

// Rows: 8.8, X3
export const PasswordRetryAfterResponseLost: Story = {
  tags: ['test-only'],
  args: { ...PasswordResponseLost.args },
  play: async (context) => {
    await PasswordResponseLost.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('group', { name: /^Your earlier try may have changed your password/ });
    await expect(screen.queryByText(/could not be changed/)).toBeNull();
    await expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The provided current password is invalid',
    );
  },
};

export const SignedOutOtherDevices: Story = {
  tags: ['test-only'],
  args: { ...Security.args },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(screen.getByText('That device is signed out.')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(question).getByRole('button', { name: 'Sign out everywhere else' }),
    );
    await waitFor(() =>
      expect(screen.getByText('You are signed in on this device only.')).toBeVisible(),
    );
    await expect(screen.queryByText('Unknown device')).toBeNull();
  },
};

export const DevicesLoadError: Story = {
  args: { path: '/account/security', faults: { broken: true, only: '/auth/sessions' } },
  play: async () => {
    await expect(await screen.findByText(/^Your devices could not be loaded/)).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const DevicesLoading: Story = {
  args: { path: '/account/security', faults: { slow: 600_000, only: '/auth/sessions' } },
  play: async () => {
    await expect(await screen.findByText('Where you are signed in')).toBeVisible();
  },
};
