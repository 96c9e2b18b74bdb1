import { demoPassword, type MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { withRole } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Admin/Account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/accounts/2' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string | RegExp = 'Aroha Ngata') =>
  screen.findByRole('heading', { level: 1, name });

const signedInAs =
  (role: 'owner' | 'support', more: (backend: MemoryBackend) => void = () => undefined) =>
  (backend: MemoryBackend) => {
    const [admin] = backend.db.users;
    if (!admin) throw new Error('There is no admin.');
    admin.staffRoles = [role];
    more(backend);
  };

const vendorOf = ({ db }: MemoryBackend) => {
  const [, vendor] = db.users;
  if (!vendor) throw new Error('There is no vendor.');
  return vendor;
};

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function choose(userEvent: User, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Staff who may not act on accounts. */
export const ReadOnly: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: withRole('editor') },
  play: async () => {
    await heading();
    await expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
    await expect(screen.getByRole('link', { name: /^\d+ live$/ })).toHaveAttribute(
      'href',
      '/apps/active/all?search=vendor%40portal.test',
    );
  },
};

export const ForOwners: Story = {
  tags: ['axe', 'no-picture'],
  args: { prepare: signedInAs('owner') },
  play: async ({ userEvent }) => {
    await heading();
    await expect(screen.queryByText('None')).not.toBeInTheDocument();
    await expect(screen.queryByText('Never')).not.toBeInTheDocument();
    await choose(userEvent, 'Change roles');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch', { name: 'Editor' }));
    await userEvent.type(dialog.getByLabelText('Your password'), demoPassword);
    await userEvent.click(dialog.getByRole('button', { name: 'Change roles' }));
    await expect(await screen.findByText('Roles changed.')).toBeVisible();
    await expect(await screen.findByText('granted Editor to the account')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('Editor')).toBeVisible();
  },
};

export const Blocked: Story = {
  tags: ['slow', 'test-only'],
  args: { prepare: signedInAs('support') },
  play: async ({ userEvent }) => {
    await heading();
    await choose(userEvent, 'Block account');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Block account' }));
    await expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A fake company.');
    await expect(
      dialog.getByRole('checkbox', { name: 'Hide live listings from the directory' }),
    ).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Block account' }));
    await expect(await screen.findByText('BLOCKED')).toBeVisible();
    await expect(
      screen.getByText('Its live listings are hidden from the directory.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('Not signed in on any device.')).toBeVisible();
    await expect(screen.getByText('blocked the account')).toBeVisible();
  },
};

/** Looks like Restored but for its toast. */
export const Unblocked: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: signedInAs('support', (backend) => {
      vendorOf(backend).blockedReason = 'A fake company.';
    }),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('A fake company.')).toBeVisible();
    await expect(screen.getByText('Its live listings stay in the directory.')).toBeVisible();
    await choose(userEvent, 'Unblock account');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unblock account' }));
    await expect(await screen.findByText('ACTIVE')).toBeVisible();
  },
};

export const Unconfirmed: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: signedInAs('support', (backend) => {
      vendorOf(backend).confirmed = false;
    }),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('UNCONFIRMED')).toBeVisible();
    await choose(userEvent, 'Resend confirmation');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send email' }),
    );
    await expect(await screen.findByText('Confirmation sent to vendor@portal.test.')).toBeVisible();
  },
};

export const Exported: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: signedInAs('owner'),
  },
  play: async ({ userEvent }) => {
    await heading();
    await choose(userEvent, 'Export data');
    await expect(await screen.findByText('exported the data of the account')).toBeVisible();
  },
};

export const Deleted: Story = {
  tags: ['slow'],
  args: { prepare: signedInAs('support') },
  play: async ({ userEvent }) => {
    await heading();
    await choose(userEvent, 'Delete account');
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Delete account' });
    await userEvent.type(dialog.getByLabelText('Email of the account'), 'other@portal.test');
    await userEvent.type(dialog.getByLabelText('Your password'), demoPassword);
    await userEvent.click(confirm);
    await expect(await dialog.findByText('Enter vendor@portal.test')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Email of the account'));
    await userEvent.type(dialog.getByLabelText('Email of the account'), 'vendor@portal.test');
    await userEvent.click(confirm);
    await expect(await screen.findByText('DELETION SCHEDULED')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(/^This account will be erased on/)).toBeVisible();
  },
};

export const Restored: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: signedInAs('support', (backend) => {
      vendorOf(backend).deletesAt = '2030-01-15T00:00:00.000Z';
    }),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('DELETION SCHEDULED')).toBeVisible();
    await choose(userEvent, 'Restore account');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore account' }));
    await expect(await screen.findByText('ACTIVE')).toBeVisible();
  },
};

export const NewAddress: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: signedInAs('support', (backend) => {
      vendorOf(backend).newEmail = 'new@portal.test';
    }),
  },
  play: async ({ userEvent }) => {
    await heading();
    await choose(userEvent, 'Confirm new address');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Confirm address',
      }),
    );
    await expect(await screen.findByText('The email is now new@portal.test.')).toBeVisible();
  },
};

export const OwnAccount: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/accounts/1', prepare: signedInAs('owner') },
  parameters: { shows: 'This is you.' },
  play: async () => {
    await heading('Mere Kingi');
    await expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};

/** A user who lost their device. */
export const TwoStepReset: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Two-step verification of Aroha Ngata is off.' },
  args: {
    prepare: signedInAs('support', (backend) => {
      const enabledAt = '2026-11-02T09:00:00.000Z';
      vendorOf(backend).factors = { totp: { enabledAt }, recoveryCodes: [], passkeys: [] };
    }),
  },
  play: async ({ userEvent }) => {
    await heading();
    await expect(screen.getByText('Authenticator app')).toBeVisible();
    await choose(userEvent, 'Reset two-step verification');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      await dialog.findByLabelText('Current password'),
      `${demoPassword}{Enter}`,
    );
    await waitFor(() => expect(screen.queryByText('Authenticator app')).toBeNull());
  },
};
