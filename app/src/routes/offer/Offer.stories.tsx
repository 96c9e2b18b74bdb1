import { offerTexts } from '@portal/domain';
import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { typeCard } from '../../../../.storybook/typeCard.ts';
import { cards, oneCard, withCards } from '../../testing/moneyExamples.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Special offers/Buy a special offer',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'vendor@portal.test', path: '/apps/active/view/2/special-offer' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ userEvent }: Context): Promise<void> {
  const fill = async (name: string, text: string) =>
    put(userEvent, await screen.findByRole('textbox', { name }), text);
  await fill('Title', 'Three months for one');
  await fill('Description', 'For all who start before the season.');
  await fill('Link', 'https://offers.example/season');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $9.00 and submit' }));
}

// Rows: 1.7, 2.39
export const Empty: Story = {
  tags: ['slow'],
  parameters: { shows: '0 / 120' },
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async () => {
    await screen.findByRole('form', { name: 'Special offer' });
  },
};

export const OfferSent: Story = {
  tags: ['slow'],
  parameters: { shows: '$9.00 paid. Your offer was submitted' },
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async (context) => {
    await write(context);
    await waitFor(() =>
      expect(
        screen.getByRole('group', { name: /\$9\.00 paid\. Your offer was submitted/ }),
      ).toHaveFocus(),
    );
  },
};

export const CardDeclined: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Your card was declined. Nothing was charged.' },
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

const paying = (backend: MemoryBackend) => {
  withCards('vendor@portal.test', cards)(backend);
};

/** A duplicate: a message names the first offer, and only a second press is charged. */
export const DuplicatePurchase: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async (context) => {
    await write(context);
    await context.userEvent.click(
      await screen.findByRole('button', { name: 'Write another offer' }),
    );
    await write(context);
    const earlier = { name: offerTexts.earlier('Three months for one') };
    await waitFor(() => expect(screen.getByRole('group', earlier)).toHaveFocus());
    await expect(screen.getByRole('link', { name: 'View earlier offer' })).toHaveAttribute(
      'href',
      '/apps/active/view/ledger-roster-2',
    );
    await context.userEvent.click(screen.getByRole('button', { name: 'Pay $9.00 and submit' }));
    await waitFor(() =>
      expect(
        screen.getByRole('group', { name: /\$9\.00 paid\. Your offer was submitted/ }),
      ).toHaveFocus(),
    );
  },
};

const isNumbered =
  (wanted: number) =>
  ({ id, collection }: { id: number; collection: string }): boolean =>
    id === wanted && collection === 'apps';

/** An admin declines the listing while the offer is typed: nothing is charged, and the text stays. */
// Rows: 2.39
export const ListingNoLongerLive: Story = {
  tags: ['slow'],
  parameters: { shows: 'This listing isn’t live' },
  args: { prepare: paying },
  play: async (context) => {
    await screen.findByRole('textbox', { name: 'Title' });
    const before = backendOfStory().db.offers.length;
    const listing = backendOfStory().db.listings.find(isNumbered(2));
    if (listing) listing.status = 'DECLINED';
    await write(context);
    await waitFor(() =>
      expect(
        screen.getByRole('group', { name: `${offerTexts.notLive} Nothing was charged.` }),
      ).toHaveFocus(),
    );
    await expect(screen.getAllByText(offerTexts.notLive, { exact: false })).toHaveLength(1);
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Three months for one',
    );
    await expect(backendOfStory().db.offers).toHaveLength(before);
  },
};

/** For a listing that is not live, redirects to the list with the reason. */
export const RedirectNotLive: Story = {
  tags: ['test-only', 'slow'],
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

export const NoPaymentMethod: Story = {
  tags: ['axe', 'slow'],
  play: async () => {
    await expect(
      await screen.findByText(/You must add a payment method .* buy a special offer/),
    ).toBeVisible();
  },
};

/** Adding a card restores the typed text without asking. */
// Rows: 2.39
export const DraftKeptWhileAddingCard: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    await put(userEvent, await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
    await userEvent.click(screen.getByRole('link', { name: 'Add card' }));
    await typeCard({ userEvent });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveValue('Two for one'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};
