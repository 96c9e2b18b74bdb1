import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { cards, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Free trial',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
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
  tags: ['axe', 'slow'],
  play: async () => {
    await expect(await screen.findByText('February 18th 2027')).toBeVisible();
    await expect(await button('Start trial')).toBeEnabled();
  },
};

/** Looks like Default but for its price. */
export const Quarterly: Story = {
  tags: ['no-picture'],
  args: { path: '/account/trial?quarterly=true' },
  parameters: { shows: '$120 a quarter' },
};

export const AlreadyUsed: Story = {
  tags: ['slow'],
  args: { prepare: withCards('vendor@portal.test', cards, true) },
  play: async () => {
    await expect(await screen.findByText('You’ve already used your free trial.')).toBeVisible();
  },
};
