import type { ReadKey } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import { CreateKeyDialog, KeysTable } from './index.ts';

const shared = {
  createdBy: 'Tom Rewi',
  scopes: ['listings.read'],
  origins: [],
  state: 'active',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
} satisfies Partial<ReadKey>;

const keys: readonly ReadKey[] = [
  {
    ...shared,
    id: 4,
    name: 'Public website',
    hint: 'dir_bb2L',
    createdAt: '2026-11-02T08:00:00Z',
    scopes: ['listings.read', 'reviews.read', 'offers.read'],
    lastUsedAt: '2026-11-19T23:50:00Z',
  },
  {
    ...shared,
    id: 3,
    name: 'Search preview in the browser of every regional site, Northland to Southland',
    hint: 'dir_Zp07',
    createdAt: '2026-11-01T08:00:00Z',
    origins: [
      'https://directory.example.org',
      'https://northland.directory.example.org',
      'https://southland.directory.example.org',
    ],
    expiresAt: '2027-11-01T08:00:00Z',
  },
  {
    ...shared,
    id: 2,
    name: 'Trade fair kiosk',
    hint: 'dir_9xQm',
    createdAt: '2026-08-01T08:00:00Z',
    scopes: ['listings.read', 'offers.read'],
    state: 'expired',
    expiresAt: '2026-10-30T08:00:00Z',
    lastUsedAt: '2026-10-29T21:12:00Z',
  },
  {
    ...shared,
    id: 1,
    name: 'Old website',
    hint: 'dir_aK3f',
    createdAt: '2025-03-02T08:00:00Z',
    state: 'revoked',
    revokedAt: '2026-06-01T08:00:00Z',
  },
];

const meta = {
  title: 'Forms/API keys',
  component: KeysTable,
  args: { caption: 'API keys', keys, onRevoke: fn() },
} satisfies Meta<typeof KeysTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In every state, and with a long name. Only active keys can be revoked. */
export const Keys: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Revoke' });
    await expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[0] as HTMLElement);
    await expect(args.onRevoke).toHaveBeenCalledWith(keys[0]);
  },
};

const create = fn(async (): Promise<SubmitResult> => ({ ok: true }));

export const Creating: Story = {
  parameters: { shows: 'Name is required' },
  render: () => <CreateKeyDialog open onClose={fn()} onSubmit={create} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create key' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Sites/ }), 'directory');
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(await dialog.findByText(/^Enter an origin such as/)).toBeVisible();
  },
};
