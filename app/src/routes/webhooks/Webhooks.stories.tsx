import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';

const owner = ({ db }: MemoryBackend) => {
  for (const user of db.users) if (user.staff) user.staffRoles = ['owner'];
};

const site = {
  description: '',
  types: [],
  disabled_at: null,
  disabled_reason: null,
  former_secret_until: null,
  last_delivered_at: null,
  created_by: 'Tom Rewi',
  createdAt: '2026-10-02T08:00:00Z',
};

const bodyOf = (type: string, data: object) =>
  JSON.stringify({ type, timestamp: '2026-11-19T20:10:00Z', data });

const app = { type: 'app', documentId: 'k3s9', slug: 'kea-invoicing', url: '/apps/kea-invoicing' };

const delivered = {
  webhook: 3,
  message_id: 'msg_pQ8kz0s1Ab3xKq9tYw2L',
  type: 'listing.updated',
  record: 'app/12',
  state: 'delivered',
  createdAt: '2026-11-19T20:10:00Z',
  finished_at: '2026-11-19T20:10:01Z',
  retry_at: null,
  status: 204,
  problem: null,
  body: bodyOf('listing.updated', app),
  attempts: [
    { at: '2026-11-19T20:10:00Z', duration: 84, status: 204, problem: null, response: '' },
  ],
} as const;

function filled(backend: MemoryBackend) {
  owner(backend);
  backend.db.webhooks = [
    {
      ...site,
      id: 1,
      url: 'https://old.directory.example.org/hooks',
      disabled_at: '2026-11-01T08:00:00Z',
      disabled_reason: 'failing',
    },
    {
      ...site,
      id: 2,
      description: 'Search index',
      url: `https://search.northland.directory.example.org/${'integrations/'.repeat(5)}?tenant=northland`,
      types: ['listing.published', 'listing.updated', 'listing.deleted'],
    },
    {
      ...site,
      id: 3,
      description: 'Public website',
      url: 'https://directory.example.org/hooks',
      former_secret_until: '2026-11-21T08:00:00Z',
      last_delivered_at: '2026-11-19T20:10:00Z',
    },
  ];
  backend.db.deliveries = [
    ...Array.from({ length: 14 }, (_, index) => ({ ...delivered, id: index + 1 })),
    {
      ...delivered,
      id: 15,
      type: 'review.removed',
      record: 'review/7',
      state: 'failed',
      status: 500,
      problem: 'HTTP 500',
    },
    {
      ...delivered,
      id: 16,
      type: 'listing.unpublished',
      record: 'app/31',
      state: 'pending',
      status: null,
      problem: 'ECONNREFUSED',
      retry_at: '2026-11-20T02:44:10Z',
      finished_at: null,
      body: bodyOf('listing.unpublished', app),
      attempts: [
        {
          at: '2026-11-20T01:21:10Z',
          duration: 3,
          status: null,
          response: null,
          problem: 'ECONNREFUSED',
        },
        {
          at: '2026-11-20T00:41:10Z',
          duration: 412,
          status: 503,
          problem: null,
          response: '<h1>Service unavailable</h1>',
        },
      ],
    },
  ];
}

const meta = {
  title: 'Screens/Admin/Webhooks',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/webhooks', as: 'admin@portal.test', prepare: filled },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const choose = async (user: User, name: string) => {
  await press(user, 'More actions');
  await user.click(await screen.findByRole('menuitem', { name }));
};

export const Webhooks: Story = {
  parameters: { shows: 'Failing, 1 pending' },
  tags: ['axe', 'slow'],
  play: async () => {
    await heading('Webhooks');
    await expect(await screen.findByText('Disabled')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Public website' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { shows: 'No webhooks yet' },
  args: { prepare: owner },
};

/** Looks like Secret of Patterns/SecretDialog. */
export const Created: Story = {
  tags: ['no-picture', 'slow'],
  parameters: { shows: 'Copy your secret' },
  args: { prepare: owner },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Create webhook');
    const dialog = await screen.findByRole('dialog', { name: 'Create webhook' });
    const url = within(dialog).getByRole('textbox', { name: 'URL' });
    await userEvent.type(url, 'https://directory.example.org/hooks{Enter}');
    const shown = await screen.findByRole('dialog', { name: 'Copy your secret' });
    const secret = within(shown).getByRole('textbox', { name: 'directory.example.org/hooks' });
    await expect(secret).toHaveValue(`whsec_new1${'x'.repeat(39)}=`);
  },
};

/** No more can be created. */
export const Full: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'There are already 10 webhooks. Delete one first.' },
  args: {
    prepare: (backend) => {
      owner(backend);
      backend.db.webhooks = Array.from({ length: 10 }, (_, index) => ({
        ...site,
        id: index + 1,
        url: `https://site-${index}.example.org/hooks`,
      }));
    },
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Create webhook');
    const dialog = await screen.findByRole('dialog', { name: 'Create webhook' });
    const url = within(dialog).getByRole('textbox', { name: 'URL' });
    await userEvent.type(url, 'https://directory.example.org/hooks{Enter}');
    await within(dialog).findByText('There are already 10 webhooks. Delete one first.');
  },
};

export const Deliveries: Story = {
  tags: ['slow'],
  parameters: { shows: 'Retrying: connection refused' },
  args: { path: '/webhooks/3' },
  play: async ({ userEvent, step }) => {
    await heading('Public website');
    await step('only failed ones', async () => {
      await press(userEvent, 'State');
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Failed' }));
      await expect(await screen.findByText('Failed: status 500')).toBeVisible();
      await expect(screen.queryByText('Retrying: connection refused')).toBeNull();
    });
    await userEvent.keyboard('{Escape}');
    await press(userEvent, 'Clear filter State');
    await expect(await screen.findByText('Retrying: connection refused')).toBeVisible();
  },
};

export const Delivery: Story = {
  tags: ['slow'],
  parameters: { shows: 'Delivered: status 200' },
  args: { path: '/webhooks/3' },
  play: async ({ userEvent, step }) => {
    await heading('Public website');
    const [first] = await screen.findAllByRole('button', { name: 'Details' });
    await userEvent.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Delivery of listing.unpublished' });
    await expect(await within(dialog).findByText('Attempt 1: status 503')).toBeVisible();
    await step('it can be sent again', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Resend' }));
      await expect(await within(dialog).findByText('Delivered: status 200')).toBeVisible();
      await expect(within(dialog).getByText('Attempt 3: status 200')).toBeVisible();
    });
  },
};

export const Ping: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Failed: status 503' },
  args: {
    path: '/webhooks/2',
    prepare: (backend) => {
      filled(backend);
      backend.db.webhookStatus = 503;
    },
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Send ping');
    const dialog = await screen.findByRole('dialog', { name: 'Delivery of ping' });
    await expect(await within(dialog).findByText('Failed: status 503')).toBeVisible();
  },
};

export const Enabled: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'is enabled.' },
  args: { path: '/webhooks/1' },
  play: async ({ userEvent }) => {
    await heading('old.directory.example.org/hooks');
    await expect(await screen.findByText('No deliveries yet')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send ping' })).toBeNull();
    await press(userEvent, 'Enable webhook');
    await expect(await screen.findByRole('button', { name: 'Send ping' })).toBeVisible();
    await expect(screen.queryByText('This webhook is disabled')).toBeNull();
  },
};

export const Editing: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Website and app' },
  args: { path: '/webhooks/3' },
  play: async ({ userEvent }) => {
    await heading('Public website');
    await choose(userEvent, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' });
    const description = within(dialog).getByRole('textbox', { name: /^Description/ });
    await userEvent.clear(description);
    await userEvent.type(description, 'Website and app{Enter}');
    await heading('Website and app');
  },
};

/** Looks like Secret of Patterns/SecretDialog. */
export const Rotated: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Copy your secret' },
  args: { path: '/webhooks/3' },
  play: async ({ userEvent }) => {
    await heading('Public website');
    await choose(userEvent, 'Rotate secret');
    await press(userEvent, 'Rotate secret');
    const shown = await screen.findByRole('dialog', { name: 'Copy your secret' });
    const secret = within(shown).getByRole('textbox', { name: 'Public website' });
    await expect(secret).toHaveValue(`whsec_rotated3${'x'.repeat(35)}=`);
  },
};

export const Deleted: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Search index' },
  args: { path: '/webhooks/3' },
  play: async ({ userEvent }) => {
    await heading('Public website');
    await choose(userEvent, 'Delete');
    await press(userEvent, 'Delete webhook');
    await heading('Webhooks');
    await expect(screen.queryByRole('link', { name: 'Public website' })).toBeNull();
  },
};
