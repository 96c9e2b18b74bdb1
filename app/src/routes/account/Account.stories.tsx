import { demoPassword, type MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { losingResponse } from '../../testing/lostResponses.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Personal information and security',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The backend of the open story. */
let exporting: MemoryBackend;

const field = (name: string) => screen.findByRole('textbox', { name });

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const exportButton = () => screen.findByRole('button', { name: 'Export my data' });

/** A new address needs the password. */
async function changeEmail(userEvent: User, address: string) {
  const email = await field('Email');
  await put(userEvent, email, address);
  await userEvent.keyboard('{Enter}');
  await put(userEvent, await screen.findByLabelText('Current password'), demoPassword);
  await userEvent.keyboard('{Enter}');
  return email;
}

// Rows: 2.14, 2.29, 8.7
export const PersonalInformation: Story = {
  tags: ['slow'],
  parameters: { shows: 'Your name and contact email.' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('My account');
    await expect(await field('Last name')).toHaveValue('Ngata');
    await expect(document.title).toBe('Personal information · Customer portal');
  },
};

// Rows: 2.29, 8.7
export const EmailInUse: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    await put(userEvent, await field('First name'), 'Ātea');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Account settings updated.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /Hi, Ātea/ })).toBeVisible();
    const email = await changeEmail(userEvent, 'pro@portal.test');
    await screen.findByText('Email address already in use');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email address already in use'));
  },
};

/** The old email stays valid until the new one is confirmed, even after another save; the change can be cancelled. */
export const EmailChangePending: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: ({ db }) => {
      db.confirmAddresses = true;
    },
  },
  play: async ({ userEvent }) => {
    const email = await changeEmail(userEvent, 'aroha@taipobay.example');
    await expect(await screen.findByText('Account settings updated.')).toBeVisible();
    const pending = 'Confirm aroha@taipobay.example: check your inbox';
    await expect(await screen.findByText(pending)).toBeVisible();
    await expect(email).toHaveValue('vendor@portal.test');
    await expect(screen.queryByLabelText('Current password')).toBeNull();
    await put(userEvent, await field('Last name'), 'Hill');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Account settings updated.')).toBeVisible();
    await expect(screen.getByText(pending)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep vendor@portal.test' }));
    await waitFor(() =>
      expect(screen.getByText('Your email is still vendor@portal.test')).toBeVisible(),
    );
    await expect(screen.queryByText(pending)).toBeNull();
  },
};

/** Types a name and follows a link without saving it. */
async function leave(userEvent: User) {
  await put(userEvent, await field('Last name'), 'Hill');
  await userEvent.click(screen.getByRole('link', { name: 'Security' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  return within(question);
}

// Rows: X3
export const UnsavedChangesStorageFull: Story = {
  tags: ['test-only', 'slow'],
  args: { deviceFull: true },
  play: async ({ userEvent }) => {
    const question = await leave(userEvent);
    await expect(
      question.getByText(/^What you typed can’t be stored on this device/),
    ).toBeVisible();
  },
};

/** The server collects the file. */
export const DataExportPreparing: Story = {
  tags: ['test-only', 'slow'],
  args: { faults: { slow: 600_000, only: '/me/export' } },
  parameters: { shows: 'Preparing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await exportButton());
    await expect(await screen.findByRole('button', { name: 'Preparing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const DataExported: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: (backend) => {
      exporting = backend;
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await exportButton());
    await waitFor(() => expect(exporting.calls).toContain('GET /me/export'));
    await expect(await exportButton()).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const DataExportFailed: Story = {
  tags: ['test-only', 'slow'],
  args: { faults: { broken: true, only: '/me/export' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await exportButton());
    await expect(await screen.findByText('An unknown error occurred.')).toBeVisible();
    await expect(await exportButton()).toBeEnabled();
  },
};

export const Security: Story = {
  tags: ['axe'],
  args: { path: '/account/security' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Sign out everywhere else' }),
    ).toBeVisible();
    await expect(screen.getByLabelText('Current password')).toHaveValue('');
    await expect(await screen.findByText('Nothing has changed yet.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    const outline = main
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => [tagName, textContent]);
    await expect(outline).toEqual([
      ['H1', 'My account: Security'],
      ['H2', 'Security'],
      ['H3', 'Change password'],
      ['H3', 'Two-step verification'],
      ['H4', 'Authenticator app'],
      ['H4', 'Passkeys'],
      ['H3', 'Where you are signed in'],
      ['H3', 'Recent activity'],
    ]);
  },
};

export const DevicesLoadError: Story = {
  tags: ['test-only'],
  args: { path: '/account/security', faults: { broken: true, only: '/auth/sessions' } },
  parameters: { shows: 'Your devices could not be loaded. You’re still signed in on all of them.' },
};

/** The password may have changed, so neither the first nor the second error denies it. */
// Rows: 8.8, X3
export const PasswordResponseLost: Story = {
  tags: ['test-only', 'slow'],
  args: { ...Security.args, prepare: losingResponse('POST', /change-password/) },
  play: async ({ userEvent }) => {
    const current = await screen.findByLabelText('Current password');
    await put(userEvent, current, demoPassword);
    for (const name of ['New password', 'Confirm new password'])
      await put(userEvent, screen.getByLabelText(name), 'pohutukawa-in-bloom');
    await userEvent.keyboard('{Enter}');
    const unknown = /Your password may have changed/;
    await waitFor(() => expect(screen.getByRole('group', { name: unknown })).toHaveFocus());
    await expect(screen.queryByText(/could not be changed/)).toBeNull();
    await expect(current).toHaveValue(demoPassword);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('group', {
      name: /^An earlier attempt may have changed your password/,
    });
    await expect(screen.queryByText(/could not be changed/)).toBeNull();
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('The provided current password is invalid'),
    );
  },
};

export const SignedOutOtherDevices: Story = {
  tags: ['test-only', 'slow'],
  args: { ...Security.args },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(screen.getByText('Device signed out.')).toBeVisible());
    // What the user does appears at once.
    const list = within(await screen.findByRole('list', { name: 'Recent activity' }));
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Device signed outNovember 20th 2026, 00:00 · Firefox on Linux · 203.0.113.7',
    ]);
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
