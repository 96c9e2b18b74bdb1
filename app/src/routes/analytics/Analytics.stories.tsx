import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

// Rows: 2.21, 2.45, 3.10, 9.5, X6, X10
const meta = {
  title: 'Screens/Listings/Analytics',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/active/analytics/2', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const chart = () => screen.findByRole('figure', { name: 'Views per day' });
const preset = (name: string) => screen.findByRole('button', { name });
const chartShows = (words: string) =>
  waitFor(async () => expect(await chart()).toHaveTextContent(words));

export const Last30Days: Story = {
  parameters: { shows: 'views in 30 days' },
  tags: ['axe', 'slow'],
  play: async () => {
    await expect(await preset('Last 30 days')).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText(/Times in UTC/)).toBeVisible();
    await expect(screen.getByLabelText('From')).toHaveValue('October 22nd 2026');
    await expect(screen.getByLabelText('To')).toHaveValue('November 20th 2026');
    await chartShows('views in 30 days');
    await expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
    const listing = screen.getByRole('link', { name: 'Go to listing' });
    await expect(listing.getAttribute('href')).toMatch(/^\/apps\/active\/view\/./);
  },
};

/** Once the views have loaded, after a retry. */
export const Previous7Days: Story = {
  tags: ['test-only', 'slow'],
  args: { faults: { broken: true, only: '/analytics' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The views could not be loaded')).toBeVisible();
    backendOfStory().setFaults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await userEvent.click(await preset('Previous 7 days'));
    await chartShows('views in 7 days');
    await expect(screen.getByLabelText('To')).toHaveValue('November 13th 2026');
    await expect(await preset('Previous 7 days')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const PendingService: Story = {
  tags: ['slow'],
  args: { path: '/services/pending/analytics/1', as: 'pro@portal.test' },
  play: async () => {
    await chartShows('views in 30 days');
    const crumbs = screen.getByRole('navigation', { name: 'Where you are' });
    await expect(crumbs).toHaveTextContent('Analytics');
  },
};
