import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Paywalls',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'vendor@portal.test', path: '/paywall/services' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.18, 4.10, 6.2
export const Services: Story = {
  tags: ['slow'],
  parameters: { shows: 'List your services' },
  args: { path: '/paywall/services?quarterly=true' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'List your services' });
    const subscribe = () => expect(screen.getByRole('link', { name: 'Subscribe' }));
    const trial = () => expect(screen.getByRole('link', { name: 'See free trial' }));
    await expect(await screen.findByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await subscribe().toHaveAttribute('href', '/account/subscription?quarterly=true');
    await trial().toHaveAttribute('href', '/account/trial?quarterly=true');
    await userEvent.click(screen.getByRole('radio', { name: /Annual/ }));
    await subscribe().toHaveAttribute('href', '/account/subscription?quarterly=false');
    await trial().toHaveAttribute('href', '/account/trial?quarterly=false');
  },
};

/** The heading loads after its route. */
export const FocusOnArrival: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/services/active' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Create new' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'List your services' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

// Rows: 2.19
export const Trial: Story = {
  args: { path: '/paywall/trial' },
  parameters: { shows: ['90 day free trial', 'Start trial'] },
};

// Rows: 1.7, 2.20
export const SpecialOffer: Story = {
  parameters: { shows: { text: 'Which listing is the offer for?', in: 'dialog' } },
  tags: ['axe', 'slow'],
  args: {
    path: '/paywall/special-offer',
    prepare: ({ db }) => {
      db.offerPrice = 1250;
    },
  },
  play: async ({ userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Which listing is the offer for?' });
    await step('shows the price from the server, on the page and in the dialog', async () => {
      await expect(screen.getAllByText('Starts at $12.50 per offer')).toHaveLength(2);
    });
    const [first] = await screen.findAllByRole('radio');
    if (!first) return;
    await userEvent.click(first);
    const go = screen.getByRole('link', { name: 'Write the offer' });
    await expect(go.getAttribute('href')).toMatch(/^\/apps\/active\/view\/[^/]+\/special-offer$/);
  },
};

// Rows: 6.4
export const SpecialOfferAdmin: Story = {
  tags: ['slow'],
  args: { as: 'admin@portal.test', path: '/paywall/special-offer' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Special offer' });
    await expect(screen.getByText(/^Only vendors can buy special offers/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
