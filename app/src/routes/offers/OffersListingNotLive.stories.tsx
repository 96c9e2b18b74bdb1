import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Admin/Special offers',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: {
    as: 'admin@portal.test',
    path: '/special-offers/apps/pending',
    prepare: ({ db }) => {
      for (const { listing } of db.offers.slice(0, 3)) listing.status = 'DECLINED';
    },
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.24, 4.6
export const PendingListingNotLive: Story = {
  play: async () => {
    const told = await screen.findAllByText(/^Its listing is not live, so it cannot be approved\./);
    await expect(told).toHaveLength(2);
    const [live] = screen.getAllByRole('listitem', { name: /, offer of / });
    await expect(live).not.toHaveTextContent('not live');
  },
};

// Rows: 2.24
export const ApprovedListingNotLive: Story = {
  args: { path: '/special-offers/apps/active' },
  play: async () => {
    const told = await screen.findAllByText(
      'Its listing is not live any more, so nobody sees this offer.',
    );
    await expect(told).toHaveLength(1);
  },
};
