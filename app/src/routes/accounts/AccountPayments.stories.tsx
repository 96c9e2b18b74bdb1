import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
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

/** The same, and a dispute in each state. */
function withDisputes(backend: MemoryBackend): void {
  withInvoices(backend);
  const cards = backend.db.cards.get(3);
  if (!cards) throw new Error('The vendor has no cards.');
  const dispute = { description: 'Subscription', amount: 38_000, dueBy: null };
  const offer = { ...dispute, amount: 900, invoice: null };
  cards.disputes = [
    {
      ...offer,
      id: 'du_5',
      description: 'Special offer: Two for one',
      date: 1_780_000_000,
      status: 'needs_response',
      dueBy: 1_796_256_000,
    },
    {
      ...offer,
      id: 'du_4',
      description: 'Special offer: Free set-up',
      date: 1_770_000_000,
      status: 'under_review',
    },
    { ...dispute, id: 'du_3', invoice: 'in_2', date: 1_758_000_000, status: 'won' },
    { ...dispute, id: 'du_2', invoice: 'in_1', date: 1_726_000_000, status: 'lost' },
    {
      ...offer,
      id: 'du_1',
      description: 'Special offer: Winter',
      date: 1_700_000_000,
      status: 'closed',
    },
  ];
}

const meta = {
  title: 'Screens/Admin/Payments of an account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/accounts/3', prepare: withInvoices },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) {
  await userEvent.click(await screen.findByRole('button', { name: 'View payments' }));
  return within(await screen.findByRole('dialog', { name: 'Payments' }));
}

// Rows: X23R.11
export const Disputes: Story = {
  parameters: { shows: 'DISPUTE WON' },
  tags: ['axe'],
  args: { prepare: withDisputes },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText('Renews')).toBeVisible();
    await expect(dialog.getByText('Credit')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^M-3/ })).toBeVisible();
    const rows = (await dialog.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    await expect(rows.map((text) => /DISPUTE(D| WON| LOST| CLOSED)/.exec(text)?.[0])).toEqual([
      undefined,
      'DISPUTED',
      'DISPUTED',
      'DISPUTE WON',
      'DISPUTE LOST',
      'DISPUTE CLOSED',
    ]);
  },
};
