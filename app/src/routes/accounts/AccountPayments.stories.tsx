import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

/** Invoices of the vendor with a subscription, one of them paid from credit. */
function withInvoices({ db }: MemoryBackend): void {
  const cards = db.cards.get(3);
  if (!cards) throw new Error('The vendor has no cards.');
  cards.credit = 1250;
  const invoice = { amount: 38_000, fromCredit: 0, status: 'paid' } as const;
  cards.invoices = [
    { ...invoice, id: 'in_3', date: 1_790_000_000, status: 'open' },
    { ...invoice, id: 'in_2', date: 1_758_000_000, fromCredit: 5_000 },
    { ...invoice, id: 'in_1', date: 1_726_000_000 },
  ];
}

const meta = {
  title: 'Screens/Admin/Payments of an account',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'admin@portal.test', path: '/accounts/3', prepare: withInvoices },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) {
  await userEvent.click(await screen.findByRole('button', { name: 'View payments' }));
  return within(await screen.findByRole('dialog', { name: 'Payments' }));
}

export const Payments: Story = {
  parameters: { shows: 'Renews' },
  tags: ['axe'],
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText('Renews')).toBeVisible();
    await expect(dialog.getByText('Credit')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^M-3/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shows: 'Loading payments…' },
  args: { faults: { slow: 600_000, only: '/accounts/3/payments' } },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(dialog.getByText('Loading payments…')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shows: 'Try again' },
  args: { faults: { broken: true, only: '/accounts/3/payments' } },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
