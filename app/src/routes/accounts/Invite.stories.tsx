import { demoPassword, type MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { withRole } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Admin/Staff invite',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/accounts', prepare: withRole('owner') },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function open(userEvent: User) {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite staff' }));
  return within(await screen.findByRole('dialog'));
}

type Dialog = Awaited<ReturnType<typeof open>>;

async function fill(dialog: Dialog, userEvent: User, email: string, password = demoPassword) {
  await userEvent.type(dialog.getByLabelText('Email'), email);
  await userEvent.type(dialog.getByLabelText(/^First name/), 'Ina');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Roles' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Moderator' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Support' }));
  await userEvent.type(dialog.getByLabelText('Your password'), password);
}

const send = (dialog: Dialog) => dialog.getByRole('button', { name: 'Send invite' });

export const Empty: Story = {
  tags: ['axe'],
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  },
};

export const Invalid: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.type(dialog.getByLabelText('Email'), 'ina at example');
    await userEvent.click(send(dialog));
    const email = dialog.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(dialog.getByText('Choose at least one role')).toBeVisible();
    await expect(dialog.getByText('Current password is required')).toBeVisible();
  },
};

/** The error links to the account of the address. */
export const ExistingUser: Story = {
  tags: ['slow'],
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await fill(dialog, userEvent, 'vendor@portal.test');
    await userEvent.click(send(dialog));
    const email = await dialog.findByLabelText('Email');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'This person already has an account. Grant the role on their account page.',
      ),
    );
    await waitFor(() => expect(email).toHaveFocus());
    const link = dialog.getByRole('link', { name: 'View their account' });
    await expect(link).toHaveAttribute('href', '/accounts/2');
    await userEvent.type(email, 'x');
    await waitFor(() => expect(dialog.queryByRole('link')).toBeNull());
    await userEvent.clear(email);
    await userEvent.type(email, 'vendor@portal.test{Enter}');
    await dialog.findByRole('link', { name: 'View their account' });
  },
};

export const WrongPassword: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await fill(dialog, userEvent, 'ina@example.org', 'not this one');
    await userEvent.click(send(dialog));
    const password = dialog.getByLabelText('Your password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('The provided current password is invalid'),
    );
    await waitFor(() => expect(password).toHaveFocus());
  },
};

/** The list shows the invited person. */
export const Sent: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await fill(dialog, userEvent, 'ina@example.org');
    await userEvent.click(send(dialog));
    await expect(await screen.findByText('Invite sent to ina@example.org.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('INVITED')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Invite staff' })).toHaveFocus();
  },
};

const invited = (role: 'owner' | 'support', inviteExpiresAt: string) => (opened: MemoryBackend) => {
  withRole(role)(opened);
  const [, vendor] = opened.db.users;
  if (!vendor) throw new Error('There is no vendor.');
  opened.db.users.push({
    ...vendor,
    id: 90,
    accountId: 90,
    email: 'ina@example.org',
    firstName: 'Ina',
    lastName: '',
    staff: true,
    staffRoles: ['moderator', 'support'],
    confirmed: false,
    inviteExpiresAt,
  });
};

const later = '2099-01-15T09:41:00.000Z';

async function choose(userEvent: User, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('alertdialog'));
}

export const Account: Story = {
  tags: ['slow'],
  args: { path: '/accounts/90', prepare: invited('owner', later) },
  play: async () => {
    await expect(await screen.findByText('Invited as a moderator and support staff')).toBeVisible();
    await expect(screen.getByText('INVITED')).toBeVisible();
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

/** Only owners invite. A person without names is listed by address. */
export const NotForSupport: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: (opened) => {
      invited('support', later)(opened);
      Object.assign(opened.db.users.at(-1) ?? {}, { firstName: '' });
    },
  },
  play: async () => {
    await screen.findByRole('link', { name: 'ina@example.org' });
    await expect(screen.getByText('INVITED')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Invite staff' })).toBeNull();
  },
};

export const Resent: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/accounts/90', prepare: invited('owner', '2020-01-15T09:41:00.000Z') },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The invite has expired')).toBeVisible();
    const dialog = await choose(userEvent, 'Resend invite');
    await userEvent.click(dialog.getByRole('button', { name: 'Resend invite' }));
    await expect(await screen.findByText('Invite sent to ina@example.org.')).toBeVisible();
    await expect(screen.queryByText('The invite has expired')).toBeNull();
    await expect(screen.getByText('resent the invite of the account')).toBeVisible();
  },
};

export const Revoked: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/accounts/90', prepare: invited('owner', later) },
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Revoke invite');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke invite' }));
    await expect(
      await screen.findByText('The invite of ina@example.org is revoked.'),
    ).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: 'Accounts' });
    await screen.findByRole('link', { name: 'Aroha Ngata' });
    await expect(screen.queryByText('ina@example.org')).toBeNull();
  },
};

/** Accepted while the page was open. */
export const AcceptedMeanwhile: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/accounts/90',
    prepare: invited('owner', later),
  },
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Revoke invite');
    const user = backendOfStory().db.users.find(({ id }) => id === 90);
    Object.assign(user ?? {}, { inviteExpiresAt: undefined, confirmed: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke invite' }));
    await expect(await dialog.findByText(/^This account has changed/)).toBeVisible();
  },
};
