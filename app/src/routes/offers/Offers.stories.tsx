import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

let backendOf: MemoryBackend;

const meta = {
  title: 'Screens/Admin/Special offers',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: {
    as: 'admin@portal.test',
    path: '/special-offers/apps/pending',
    prepare: (backend) => {
      backendOf = backend;
    },
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const oldest = () => backendOf.db.offers.find(({ id }) => id === 5);

// Rows: 2.24, 2.39, 3.7
export const Pending: Story = {
  play: async () => {
    await expect(await screen.findByText(/^3 offers to moderate\./)).toBeVisible();
  },
};

// Rows: 2.24
export const Active: Story = {
  args: { path: '/special-offers/apps/active' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Active app offers' });
    await expect((await screen.findAllByText('APPROVED')).length).toBe(3);
  },
};

// Rows: 2.39, 4.6
export const OfferDeclined: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: /^Decline / });
    if (!button) throw new Error('Nothing can be declined.');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Decline this offer?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline offer' }));
    await expect(await screen.findByText('Reason for decline is required')).toBeVisible();
    await userEvent.type(
      within(dialog).getByLabelText('Reason for decline'),
      'The link does not open.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline offer' }));
    await waitFor(() => expect(oldest()?.status).toBe('D'));
    await expect(oldest()?.note).toBe('The link does not open.');
  },
};

/** Who goes on typing the reason before the dialog has come approves nothing by its letters. */
// Rows: 2.39, 4.6
export const TypingBeforeDialog: Story = {
  tags: ['test-only'],
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('listitem', { name: /, offer of / });
    if (!first) throw new Error('Nothing waits.');
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    // Both reach the offer: the focus is not in the dialog yet.
    for (const key of 'da') await fireEvent.keyDown(first, { key });
    const dialog = await screen.findByRole('dialog', { name: 'Decline this offer?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(oldest()?.status).toBe('P');
  },
};

/** The focus goes on to the next offer, and comes back with the one that is taken back. */
// Rows: 2.39, X8
export const DeclineUndoneByKeyboard: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const [first, second] = await screen.findAllByRole('listitem', { name: /, offer of / });
    const name = first?.getAttribute('aria-label') ?? '';
    if (!first || !second || !name) throw new Error('Nothing waits.');
    await userEvent.click(within(first).getByRole('button', { name: /^Decline / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    await userEvent.type(dialog.getByLabelText('Reason for decline'), 'The link is dead.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }));
    await waitFor(() =>
      expect(within(second).getByRole('button', { name: /^Decline / })).toHaveFocus(),
    );
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listitem', { name })).toHaveFocus());
  },
};

// Rows: X8
export const DecisionConflict: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: /^Approve / });
    const offer = oldest();
    if (!button || !offer) throw new Error('Nothing waits.');
    offer.version += 1;
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(/Your decision was not saved\.$/)).toBeVisible());
    await expect(offer.status).toBe('P');
  },
};

/** The dialog closes and says why; with the offer as it is now, the reason that was typed is used. */
// Rows: 4.6, X8
export const DeclineConflict: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const ask = async () => {
      const [button] = await screen.findAllByRole('button', { name: /^Decline / });
      if (!button) throw new Error('Nothing can be declined.');
      await userEvent.click(button);
      return within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    };
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText('Reason for decline'), 'The link is dead.');
    const offer = oldest();
    if (!offer) throw new Error('Nothing waits.');
    Object.assign(offer, { version: offer.version + 1, title: 'Another title' });
    await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }));
    await waitFor(() => expect(screen.getByText(/Your decision was not saved\.$/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findAllByText('Another title');
    const anew = await ask();
    await expect(anew.getByLabelText('Reason for decline')).toHaveValue('The link is dead.');
    await userEvent.click(anew.getByRole('button', { name: 'Decline offer' }));
    await waitFor(() => expect(offer.status).toBe('D'));
    await expect(offer.note).toBe('The link is dead.');
  },
};

export const NoResults: Story = {
  args: { path: '/special-offers/services/pending?status=declined' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No offer matches these filters' });
  },
};

// Rows: 2.28
export const MyOffers: Story = {
  args: {
    as: 'vendor@portal.test',
    path: '/special-offers',
    prepare: ({ db }) => {
      const [first] = db.offers.filter(({ listing }) => listing.accountId === 2);
      Object.assign(first ?? {}, { status: 'D', note: 'The link does not open without a login.' });
    },
  },
  play: async () => {
    const own = within(await screen.findByRole('list', { name: 'My offers' }));
    await expect(own.getByText('DECLINED')).toBeVisible();
    await expect(own.getByText(/^Reason for decline: The link does not open/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Buy an offer' })).toHaveAttribute(
      'href',
      '/paywall/special-offer',
    );
  },
};

/** Why it was declined, what was charged, the receipt, and the money that came back. */
// Rows: 1.7, 2.39, X2
export const VendorListingWithReceipt: Story = {
  args: {
    as: 'vendor@portal.test',
    path: '/apps/active/view/this-one',
    prepare: ({ db }) => {
      const offer = db.offers[0];
      const vendor = db.users.find(({ email }) => email === 'vendor@portal.test');
      if (!offer || !vendor) throw new Error('There is no offer.');
      offer.listing.slug = 'this-one';
      Object.assign(offer, { status: 'D', note: 'The link does not open without a login.' });
      const happened = { listing: offer, from: null, to: null, internalNote: null, fields: [] };
      const notes = {
        paid: 'Paid $9.00. Receipt: https://receipts.example/1',
        refunded: 'Paid back $9.00.',
      } as const;
      for (const kind of ['paid', 'refunded'] as const) {
        const at = { actorId: vendor.id, createdAt: offer.createdAt };
        db.events.push({ id: db.events.length + 1, ...happened, kind, note: notes[kind], ...at });
      }
    },
  },
  play: async ({ userEvent }) => {
    const offers = within(await screen.findByRole('region', { name: 'Special offers' }));
    await expect(await offers.findByText('DECLINED')).toBeVisible();
    await expect(offers.getByText(/The link does not open/)).toBeVisible();
    await userEvent.click(offers.getByRole('button', { name: /^Receipt and history/ }));
    const history = within(await screen.findByRole('dialog', { name: /^History of / }));
    await waitFor(() => expect(history.getByText('Paid back $9.00.')).toBeVisible());
    await waitFor(() => expect(history.getByText('Paid $9.00.')).toBeVisible());
    await expect(history.getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
      'href',
      'https://receipts.example/1',
    );
  },
};

export const Loading: Story = {
  args: { faults: { slow: 600_000, only: '/pending/special-offers' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'App offers' });
    await screen.findByText('Loading the offers');
  },
};

// Rows: X5
export const LoadError: Story = {
  args: { faults: { broken: true, only: '/pending/special-offers' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'The offers could not be loaded' });
  },
};

// Rows: X5
export const Offline: Story = {
  args: { faults: { offline: true, only: '/pending/special-offers' } },
  play: async () => {
    await expect(await screen.findByText('The server cannot be reached')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    prepare: (backend) => {
      for (const offer of backend.db.offers)
        offer.listing.values.name =
          `${offer.listing.values.name} ${'of the southern lakes '.repeat(9)}`.slice(0, 200);
    },
  },
  play: async () => {
    await screen.findByText(/^3 offers to moderate/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
