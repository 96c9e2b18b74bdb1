import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { cards, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Free trial',
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
export const Offered: Story = {
  play: async () => {
    await expect(await screen.findByText('February 18th 2027')).toBeVisible();
    await expect(await button('Start trial')).toBeEnabled();
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

export const Used: Story = {
  args: { prepare: withCards('vendor@portal.test', cards, true) },
  play: async () => {
    await expect(await screen.findByText('The free trial was used already.')).toBeVisible();
  },
};
