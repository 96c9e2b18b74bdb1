import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { cards, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Free trial',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: {
    as: 'vendor@portal.test',
    path: '/account/trial',
    prepare: withCards('vendor@portal.test', cards),
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });

// Rows: 1.5, 9.4
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('February 18th 2027')).toBeVisible();
    await expect(await button('Start trial')).toBeEnabled();
  },
};

const quarterly = () => screen.findByRole('radio', { name: 'Quarterly' });

// Rows: 1.5, 2.16
export const Quarterly: Story = {
  args: { path: '/account/trial?quarterly=true' },
  play: async ({ userEvent }) => {
    await expect(await quarterly()).toBeChecked();
    await expect(screen.getByText('$120 a quarter')).toBeVisible();
    await userEvent.click(await button('Start trial'));
    await expect(
      await screen.findByText(/Then \$120 a quarter, unless you cancel\./),
    ).toBeVisible();
  },
};

/** The choice stands in the address, where a page that is left and come back to finds it. */
// Rows: 1.5, 2.16
export const PlanKeptInAddress: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await quarterly());
    await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
    await button('Subscribe for $120 a quarter');
    await userEvent.click(
      within(screen.getByRole('main')).getByRole('link', { name: 'See free trial' }),
    );
    await expect(await quarterly()).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Annual/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
    await button('Subscribe for $384 a year');
  },
};

/** Whoever came from the analytics of a service has two ways to the trial. */
// Rows: 1.5, 2.16
export const QuarterlyFromPaywall: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { path: '/account/subscription/analytics-paywall' },
  play: async ({ userEvent }) => {
    await userEvent.click(await quarterly());
    const ways = within(screen.getByRole('main')).getAllByRole('link', { name: 'See free trial' });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/account/trial?quarterly=true',
      '/account/trial?quarterly=true',
    ]);
  },
};

// Rows: 1.5, 9.4
export const Started: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Start trial'));
    await expect(await screen.findByText(/90 of 90 days left/)).toBeVisible();
    await expect(await screen.findAllByText('TRIAL')).toHaveLength(2);
  },
};

export const Loading: Story = { args: { faults: { slow: 600_000, only: '/me/stripe' } } };

export const AlreadyUsed: Story = {
  args: { prepare: withCards('vendor@portal.test', cards, true) },
  play: async () => {
    await expect(await screen.findByText('The free trial was used already.')).toBeVisible();
  },
};
