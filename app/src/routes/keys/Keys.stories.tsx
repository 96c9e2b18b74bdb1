import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goBack, PortalStory } from '../../testing/PortalStory.tsx';

const owner = ({ db }: MemoryBackend) => {
  for (const user of db.users) if (user.staff) user.staffRoles = ['owner'];
};

function filled(backend: MemoryBackend) {
  owner(backend);
  const shared = {
    created_by: 'Tom Rewi',
    createdAt: '2026-11-02T08:00:00Z',
    scopes: ['listings.read' as const],
    expiresAt: null,
    last_used_at: null,
    revokedAt: null,
  };
  backend.db.keys = [
    {
      ...shared,
      id: 3,
      name: 'Search preview in the browser of every regional site, Northland to Southland',
      hint: 'dir_Zp07',
      origins: ['https://directory.example.org', 'https://northland.directory.example.org'],
    },
    { ...shared, id: 4, name: 'Public website', hint: 'dir_bb2L', origins: [] },
  ];
}

const meta = {
  title: 'Screens/Admin/API keys',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/keys', as: 'admin@portal.test', prepare: filled },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = () => screen.findByRole('heading', { level: 1, name: 'API keys' });
const create = () => screen.findByRole('button', { name: 'Create key' });

export const Keys: Story = {
  parameters: { shows: 'Revoked November 20th 2026' },
  tags: ['axe'],
  play: async ({ userEvent }) => {
    await heading();
    const [first] = await screen.findAllByRole('button', { name: 'Revoke' });
    await userEvent.click(first as HTMLElement);
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke Public website?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
    await expect(await screen.findByText('Public website is revoked.')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['slow'],
  parameters: { shows: 'No keys yet' },
  args: { prepare: owner },
  play: async () => {
    await heading();
    await expect(await screen.findByText('No keys yet')).toBeVisible();
  },
};

/** Back asks before it closes a dialog with input, and the focus returns to the button that opened it. */
export const BackFromCreating: Story = {
  tags: ['test-only', 'slow'],
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

/** Looks like Key of Patterns/SecretDialog. */
export const Created: Story = {
  tags: ['no-picture', 'slow'],
  parameters: { shows: 'Copy your key' },
  args: { prepare: owner },
  play: async ({ userEvent }) => {
    await userEvent.click(await create());
    const dialog = await screen.findByRole('dialog', { name: 'Create key' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Public website');
    await userEvent.keyboard('{Enter}');
    const shown = await screen.findByRole('dialog', { name: 'Copy your key' });
    await expect(within(shown).getByRole('textbox', { name: 'Public website' })).toHaveValue(
      `dir_0001${'x'.repeat(39)}`,
    );
  },
};
