import { offerTexts, tillTexts } from '@portal/data/schemas';
import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { typeCard } from '../../../../.storybook/typeCard.ts';
import { everywhere } from '../../../../.storybook/widths.ts';
import { cards, oneCard, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Special offers/Buy a special offer',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'vendor@portal.test', path: '/apps/active/view/2/special-offer' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ userEvent }: Context): Promise<void> {
  const fill = async (name: string, text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name }), text);
  await fill('Title', 'Three months for one');
  await fill('Description', 'For everybody who starts before the season.');
  await fill('Link', 'https://offers.example/season');
  await fill('Label', 'Claim offer');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $9.00 and submit' }));
}

// Rows: 1.7, 2.39
export const Empty: Story = {
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async () => {
    await screen.findByRole('form', { name: 'Special offer' });
  },
};

export const OfferSent: Story = {
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async (context) => {
    await write(context);
    await expect(
      await screen.findByRole('group', { name: /\$9\.00 is paid, and your offer was sent/ }),
    ).toHaveFocus();
  },
};

export const CardDeclined: Story = {
  args: {
    prepare: withCards('vendor@portal.test', oneCard('pm_charge_declined')),
  },
  play: async (context) => {
    await write(context);
    await expect(
      await screen.findByText('Your card was declined. Nothing was charged.'),
    ).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Three months for one',
    );
  },
};

let backendOf: MemoryBackend;

const paying = (backend: MemoryBackend) => {
  backendOf = backend;
  withCards('vendor@portal.test', cards)(backend);
};

/** The answer is lost, and pressing again finds out that it was paid: one offer, one charge. */
// Rows: X3
export const ResponseLost: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { prepare: paying },
  play: async (context) => {
    await screen.findByRole('textbox', { name: 'Title' });
    const before = backendOf.db.offers.length;
    backendOf.setFaults({ lost: true, only: '/special-offers' });
    await write(context);
    await screen.findByText(/^It is not known yet whether this offer was paid/);
    const title = screen.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAttribute('readonly');
    await context.userEvent.type(title, '!');
    backendOf.setFaults({});
    backendOf.expireTokens();
    await context.userEvent.click(screen.getByRole('button', { name: 'Pay $9.00 and submit' }));
    await screen.findByRole('group', { name: /\$9\.00 is paid, and your offer was sent/ });
    const made = backendOf.db.offers.slice(before);
    await expect(made).toHaveLength(1);
    const paid = backendOf.db.events.filter(
      ({ listing, kind }) => listing === made[0] && kind === 'paid',
    );
    await expect(paid).toHaveLength(1);
  },
};

/** The same words a second time: its buyer hears of the first, can look at it, and is charged by another press only. */
export const DuplicatePurchase: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async (context) => {
    await write(context);
    await context.userEvent.click(
      await screen.findByRole('button', { name: 'Write another offer' }),
    );
    await write(context);
    await expect(
      await screen.findByRole('group', { name: offerTexts.earlier('Three months for one') }),
    ).toHaveFocus();
    await expect(screen.getByRole('link', { name: 'See the earlier offer' })).toHaveAttribute(
      'href',
      '/apps/active/view/ledger-roster-2',
    );
    await context.userEvent.click(screen.getByRole('button', { name: 'Pay $9.00 and submit' }));
    await expect(
      await screen.findByRole('group', { name: /\$9\.00 is paid, and your offer was sent/ }),
    ).toHaveFocus();
  },
};

const isNumbered =
  (wanted: number) =>
  ({ id, collection }: { id: number; collection: string }): boolean =>
    id === wanted && collection === 'apps';

/** An admin declines the listing while its offer is written: nothing is charged, and the words stay. */
// Rows: 2.39
export const ListingNoLongerLive: Story = {
  args: { prepare: paying },
  play: async (context) => {
    await screen.findByRole('textbox', { name: 'Title' });
    const before = backendOf.db.offers.length;
    const listing = backendOf.db.listings.find(isNumbered(2));
    if (listing) listing.status = 'DECLINED';
    await write(context);
    await expect(
      await screen.findByRole('group', { name: `${offerTexts.notLive} Nothing was charged.` }),
    ).toHaveFocus();
    await expect(screen.getAllByText(offerTexts.notLive, { exact: false })).toHaveLength(1);
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Three months for one',
    );
    await expect(backendOf.db.offers).toHaveLength(before);
  },
};

/** Who opens the address of a listing that is not live is led to the list, and told why. */
export const RedirectNotLive: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    prepare: (backend) => {
      const listing = backend.db.listings.find(isNumbered(2));
      if (listing) listing.status = 'PENDING';
      withCards('vendor@portal.test', cards)(backend);
    },
  },
  play: async () => {
    await expect(await screen.findByText(offerTexts.notLive)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};

export const BankAuthenticated: Story = {
  tags: ['test-only'],
  args: { prepare: withCards('vendor@portal.test', oneCard('pm_asks')) },
  play: async (context) => {
    await write(context);
    await expect(
      await screen.findByRole('group', { name: /\$9\.00 is paid, and your offer was sent/ }),
    ).toHaveFocus();
  },
};

export const BankAuthenticationFailed: Story = {
  tags: ['test-only'],
  args: { prepare: withCards('vendor@portal.test', oneCard('pm_asks_refused')) },
  play: async (context) => {
    await write(context);
    await expect(
      await screen.findByText(`${tillTexts.notAuthenticated} Nothing was charged.`),
    ).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Three months for one',
    );
  },
};

export const NoPaymentMethod: Story = {
  play: async () => {
    await expect(
      await screen.findByText(/You must add a payment method .* buy a special offer/),
    ).toBeVisible();
  },
};

/** The way to a card is one there and back: what was typed is there again, and nobody is asked about it. */
// Rows: 2.39
export const DraftKeptWhileAddingCard: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
    await userEvent.click(screen.getByRole('link', { name: 'Add card' }));
    await typeCard({ userEvent });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveValue('Two for one'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  },
};

/** Where the device keeps nothing, the same way is asked about like any other. */
// Rows: 2.39, X3
export const UnsavedChangesStorageFull: Story = {
  args: { deviceFull: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
    await userEvent.click(screen.getByRole('link', { name: 'Add card' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /This device does not keep what you typed/,
    );
  },
};

export const Loading: Story = { args: { faults: { slow: 600_000, only: '/me/stripe' } } };

export const LoadError: Story = {
  args: { faults: { broken: true, only: '/me/stripe' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
