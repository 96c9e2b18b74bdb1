import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Admin/Accounts',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/accounts' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = () => screen.findByRole('heading', { level: 1, name: 'Accounts' });

/** A blocked vendor, an unconfirmed one and staff. */
const everyKind = ({ db }: MemoryBackend) => {
  const [, vendor, pro] = db.users;
  if (!vendor || !pro) throw new Error('There are no vendors.');
  vendor.blockedReason = 'This account pretends to be another company.';
  db.users.push(
    {
      ...pro,
      id: 90,
      accountId: 90,
      email: 'ngaio@example.org',
      firstName: 'Ngaio',
      lastName: 'Te Rangi',
      confirmed: false,
      plan: 'free',
    },
    {
      ...pro,
      id: 91,
      accountId: 91,
      email: 'support@portal.test',
      firstName: 'Sam',
      lastName: 'Fraser',
      staff: true,
      staffRoles: ['support', 'finance'],
      plan: 'free',
    },
  );
};

export const EveryKind: Story = {
  tags: ['axe', 'slow'],
  args: { prepare: everyKind },
  play: async () => {
    await heading();
    await expect(await screen.findByText('BLOCKED')).toBeVisible();
    await expect(screen.getByText('UNCONFIRMED')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Aroha Ngata' })).toHaveAttribute(
      'href',
      '/accounts/2',
    );
  },
};

const layOut = (backend: MemoryBackend) => {
  everyKind(backend);
  const layout = { columns: ['state', 'role', 'joined'], compact: true };
  for (const user of backend.db.users) user.listColumns = [{ list: '/accounts', ...layout }];
};

/** By state, role and any first and last day, one of them or both. The columns are those of the user, who hides one and shows another. */
// Rows: X45C.1
export const Filtered: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/accounts?status=blocked&from=2026-01-01&to=2026-10-31&role=vendor',
    prepare: layOut,
  },
  parameters: { shows: 'Joined: Until Oct 31, 2026' },
  play: async ({ userEvent }) => {
    await heading();
    await expect(await screen.findByRole('link', { name: 'Aroha Ngata' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Sam Fraser' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Status/ }));
    const active = await screen.findByRole('menuitemcheckbox', { name: 'Active' });
    await expect(active).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Columns and rows…' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Account is always first.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show Joined' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show Email' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const staff = backendOfStory().db.users.find(({ email }) => email === 'admin@portal.test');
    await expect(staff?.listColumns).toEqual([
      { list: '/accounts', columns: ['state', 'role', 'email'], compact: true },
    ]);
    await expect(await screen.findByRole('columnheader', { name: 'Email' })).toBeVisible();
    await expect(screen.queryByRole('columnheader', { name: 'Joined' })).toBeNull();
    screen.getByRole('button', { name: 'Joined: Jan 1 – Oct 31, 2026' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const days = await screen.findByRole('menuitem', { name: 'Choose days…' });
    days.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Joined' }));
    const from = dialog.getByRole('textbox', { name: 'From' });
    await expect(from).toHaveValue('January 1st 2026');
    await userEvent.clear(from);
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const until = 'Joined: Until Oct 31, 2026';
    await waitFor(() => expect(screen.getByRole('button', { name: until })).toHaveFocus());
  },
};

/** Looks like Load Error of Patterns/PageStates. */
export const LoadError: Story = {
  tags: ['no-picture'],
  parameters: { shows: 'The accounts could not be loaded' },
  args: { faults: { broken: true, only: '/accounts' } },
};
