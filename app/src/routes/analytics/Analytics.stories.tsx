import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere, phoneStory } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

// Rows: 2.21, 2.45, 3.10, 9.5, X6, X10
const meta = {
  title: 'Screens/Listings/Analytics',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { path: '/apps/active/analytics/2', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const chart = () => screen.findByRole('figure', { name: 'Views per day' });
const tile = (name: RegExp) => screen.findByRole('button', { name });
const told = (words: string) => waitFor(async () => expect(await chart()).toHaveTextContent(words));

export const Last30Days: Story = {
  play: async () => {
    await tile(/Last 30 days/);
    await expect(screen.getByText(/Days are those of UTC/)).toBeVisible();
    await expect(screen.getByLabelText('From')).toHaveValue('October 22nd 2026');
    await expect(screen.getByLabelText('To')).toHaveValue('November 20th 2026');
    await told('views in 30 days');
    await expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
    const listing = screen.getByRole('link', { name: 'Go to listing' });
    await expect(listing.getAttribute('href')).toMatch(/^\/apps\/active\/view\/./);
  },
};

export const Previous7Days: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await tile(/The 7 days before/));
    await told('views in 7 days');
    await expect(screen.getByLabelText('To')).toHaveValue('November 13th 2026');
    await expect(await tile(/The 7 days before/)).toHaveAttribute('aria-pressed', 'true');
  },
};

export const CustomRange: Story = {
  args: { path: '/apps/active/analytics/2?from=2026-02-01&to=2026-02-28' },
  play: async ({ userEvent, step }) => {
    await step('the address says which days', async () => {
      await told('views in 28 days');
      await expect(
        await screen.findByRole('columnheader', { name: /28 days before|Before/ }),
      ).toBeVisible();
    });
    await step('a named range', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Last 365 days' }));
      await told('views in 365 days');
    });
    const from = async (day: string) => {
      await userEvent.clear(screen.getByLabelText('From'));
      await userEvent.type(screen.getByLabelText('From'), `${day}{Enter}`);
    };
    await step('the last week is the window of that name', async () => {
      await from('2026-11-14');
      await waitFor(async () =>
        expect(await tile(/Last 7 days/)).toHaveAttribute('aria-pressed', 'true'),
      );
    });
    await step('a day of no window', async () => {
      await from('2026-11-18');
      await told('views in 3 days');
    });
  },
};

/** One day has no line; what it is compared with is a dash. */
export const OneDay: Story = {
  args: { path: '/apps/active/analytics/2?from=2026-11-20&to=2026-11-20' },
  play: () => told('on November 20th 2026'),
};

export const OneYear: Story = {
  args: { path: '/apps/active/analytics/2?from=2025-11-21&to=2026-11-20' },
  play: () => told('views in 365 days'),
};

export const NoViews: Story = {
  args: {
    prepare: ({ db }) => {
      db.views = () => 0;
    },
  },
  play: async () => {
    await told('No views in 30 days. There were none in the 30 days before either.');
    await expect(await tile(/Last 7 days/)).toHaveTextContent('No change');
  },
};

export const NoPreviousViews: Story = {
  args: {
    prepare: ({ db }) => {
      db.views = (_, day) => (day >= '2026-10-22' ? 3 : 0);
    },
  },
  play: async () => {
    await told('There were none in the 30 days before.');
    const month = await tile(/Last 30 days/);
    await expect(month).toHaveTextContent('up 90 on the 30 before');
    await expect(month).not.toHaveTextContent('%');
  },
};

export const LargeNumbers: Story = {
  args: {
    prepare: ({ db }) => {
      db.views = (_, day) => 9_000_000 + Number(day.slice(8)) * 98_765;
    },
  },
  play: async () => {
    await tile(/Last 30 days/);
  },
};

export const PendingService: Story = {
  args: { path: '/services/pending/analytics/1', as: 'pro@portal.test' },
  play: async () => {
    await told('views in 30 days');
    const way = screen.queryByRole('navigation', { name: 'Breadcrumb' });
    if (way) await expect(within(way).getByText('Analytics')).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...phoneStory,
  play: async () => {
    await told('views in 30 days');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  args: { faults: { slow: 600_000, only: '/analytics' } },
  play: async () => {
    await expect(await screen.findByText('Loading the views')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  },
};

export const LoadError: Story = {
  args: { faults: { broken: true, only: '/analytics' } },
  play: async () => {
    await expect(await screen.findByText('The views could not be loaded')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const ListingNotFound: Story = {
  tags: ['test-only'],
  args: { path: '/apps/active/analytics/no-such-listing' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'My listings' });
  },
};

export const FeatureOff: Story = {
  tags: ['test-only'],
  args: { flags: { analytics: false } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'My listings' });
    await expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  },
};
