import { auditActions, auditKinds, namesOf } from '@portal/domain';
import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';

/** The calls of the open story. */
let calls: MemoryBackend['calls'] = [];

const names = [
  'Kea Invoicing',
  'Harbourmaster CRM',
  'Southerly Rostering and Leave Management for Hospitality, Aged Care and Horticulture',
];

type Entry = MemoryBackend['db']['audit'][number];

const entry = (action: Entry['action'], index: number): Entry => ({
  id: index + 1,
  createdAt: new Date(Date.parse('2026-11-19T21:00:00Z') - index * 7_200_000).toISOString(),
  actor: { id: 1, name: 'Mere Kingi', roles: ['owner'] },
  address: '203.0.113.7',
  device: 'Firefox on Linux',
  action,
  subject: { kind: auditKinds[index % 4] ?? 'apps', id: 3, name: names[index % 3] ?? '' },
  changes: index % 3 === 0 ? { status: ['PENDING', 'APPROVED'] } : {},
  reason: index % 4 === 1 ? 'Please add a link to your pricing.' : null,
});

/** Opens the backend as its owner, with these entries. */
const withEntries = (entries: readonly Entry[]) => (backend: MemoryBackend) => {
  calls = backend.calls;
  const [admin] = backend.db.users;
  if (admin) admin.staffRoles = ['owner'];
  backend.db.audit.push(...entries.toReversed());
};

const all = namesOf(auditActions).map(entry);

const meta = {
  title: 'Screens/Admin/Audit log',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/audit', prepare: withEntries(all) },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['axe', 'slow'],
  parameters: { shows: 'Please add a link to your pricing.' },
  play: async ({ userEvent }) => {
    const [summary] = await screen.findAllByText('Reason');
    if (!summary) throw new Error('No entry has a reason.');
    await userEvent.click(summary);
    await expect(screen.getAllByText('Please add a link to your pricing.')[0]).toBeVisible();
  },
};

/** Every filter is in the address, and the export has the same filters. */
export const Filtered: Story = {
  tags: ['slow'],
  args: { path: '/audit?actor=1&action=listing&record=apps%2F3&from=2026-11-01&to=2026-11-20' },
  parameters: { shows: 'Action: Listings' },
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Clear filter Record' });
    await expect(await screen.findByRole('button', { name: 'Who: Mere Kingi' })).toBeVisible();
    await screen.findByRole('button', { name: 'Date: Nov 1 – 20, 2026' });
    await screen.findByRole('button', { name: 'Views', expanded: false });
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(calls).toContain('GET /audit.csv'));
  },
};

export const NoMatch: Story = {
  args: { path: '/audit?from=2020-01-01&to=2020-01-02' },
  parameters: { shows: 'No entry matches these filters' },
};

export const Empty: Story = {
  args: { prepare: withEntries([]) },
  parameters: { shows: 'No entries yet' },
};
