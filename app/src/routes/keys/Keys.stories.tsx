import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { goBack, PortalStory } from '../../testing/PortalStory.tsx';

const owner = ({ db }: MemoryBackend) => {
  for (const user of db.users) if (user.staff) user.staffRoles = ['owner'];
};

function filled(backend: MemoryBackend) {
  owner(backend);
  const shared = {
    created_by: 'Tom Rewi',
    origins: [],
    expiresAt: null,
    last_used_at: null,
    revokedAt: null,
  };
  backend.db.keys = [
    {
      ...shared,
      id: 1,
      name: 'Old website',
      hint: 'dir_aK3f',
      createdAt: '2025-03-02T08:00:00Z',
      scopes: ['listings.read'],
      revokedAt: '2026-06-01T08:00:00Z',
    },
    {
      ...shared,
      id: 2,
      name: 'Trade fair kiosk',
      hint: 'dir_9xQm',
      createdAt: '2026-08-01T08:00:00Z',
      scopes: ['listings.read', 'offers.read'],
      expiresAt: '2026-10-30T08:00:00Z',
      last_used_at: '2026-10-29T21:12:00Z',
    },
    {
      ...shared,
      id: 3,
      name: 'Search preview in the browser of every regional site, Northland to Southland',
      hint: 'dir_Zp07',
      createdAt: '2026-11-01T08:00:00Z',
      scopes: ['listings.read'],
      origins: [
        'https://directory.example.org',
        'https://northland.directory.example.org',
        'https://southland.directory.example.org',
      ],
      expiresAt: '2027-11-01T08:00:00Z',
    },
    {
      ...shared,
      id: 4,
      name: 'Public website',
      hint: 'dir_bb2L',
      createdAt: '2026-11-02T08:00:00Z',
      scopes: ['listings.read', 'reviews.read', 'offers.read'],
      last_used_at: '2026-11-19T23:50:00Z',
    },
  ];
}

const meta = {
  title: 'Screens/Admin/API keys',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { path: '/keys', as: 'admin@portal.test', prepare: filled },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = () => screen.findByRole('heading', { level: 1, name: 'API keys' });
const create = () => screen.findByRole('button', { name: 'Create key' });

export const Keys: Story = {
  parameters: { shows: 'Trade fair kiosk' },
  tags: ['axe'],
  play: async ({ userEvent, step }) => {
    await heading();
    await step('only active keys can be revoked, after a question', async () => {
      const row = await screen.findByText('Public website');
      await expect(row).toBeVisible();
      const buttons = screen.getAllByRole('button', { name: 'Revoke' });
      await expect(buttons).toHaveLength(2);
      await userEvent.click(buttons[0] as HTMLElement);
      const dialog = await screen.findByRole('alertdialog', { name: 'Revoke Public website?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
      await expect(await screen.findByText('Public website is revoked.')).toBeVisible();
      await expect(await screen.findByText('Revoked November 20th 2026')).toBeVisible();
    });
  },
};

export const Empty: Story = {
  parameters: { shows: 'No keys yet' },
  args: { prepare: owner },
  play: async () => {
    await heading();
    await expect(await screen.findByText('No keys yet')).toBeVisible();
  },
};

export const Creating: Story = {
  parameters: { shows: 'Name is required' },
  args: { prepare: owner },
  play: async ({ userEvent }) => {
    await userEvent.click(await create());
    const dialog = await screen.findByRole('dialog', { name: 'Create key' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Sites/ }), 'directory');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
    await expect(await within(dialog).findByText('Name is required')).toBeVisible();
    await expect(within(dialog).getByText(/^Enter an origin such as/)).toBeVisible();
  },
};

/** Back asks before it closes a dialog with input, and the focus returns to the button that opened it. */
export const BackFromCreating: Story = {
  tags: ['test-only'],
  args: { prepare: owner },
  play: async ({ userEvent }) => {
    await userEvent.click(await create());
    const dialog = await screen.findByRole('dialog', { name: 'Create key' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Public website');
    await goBack();
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await create()).toHaveFocus());
  },
};

export const Created: Story = {
  parameters: { shows: 'Copy your key' },
  args: { prepare: owner },
  play: async ({ userEvent, step }) => {
    await userEvent.click(await create());
    const dialog = await screen.findByRole('dialog', { name: 'Create key' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Public website');
    await userEvent.keyboard('{Enter}');
    const shown = await screen.findByRole('dialog', { name: 'Copy your key' });
    const secret = within(shown).getByRole('textbox', { name: 'Public website' });
    await expect(secret).toHaveValue(`dir_0001${'x'.repeat(39)}`);
    await step('Escape does not lose it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await within(shown).findByText(/^Copy the key first/)).toBeVisible();
      await expect(secret).toBeVisible();
    });
  },
};

/** Looks like Load Error of Admin/Accounts. */
export const Failed: Story = {
  tags: ['no-picture'],
  parameters: { shows: 'This page could not be loaded' },
  args: { prepare: owner, faults: { broken: true, only: '/keys' } },
};
