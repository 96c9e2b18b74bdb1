import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { withRole } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Admin/Move a listing',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/accounts/2', prepare: withRole('support') },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More listings than any list of one call has; all belong to the account. */
const withMany = (backend: MemoryBackend) => {
  withRole('support')(backend);
  const { listings } = backend.db;
  const own = listings.find(({ accountId, status }) => accountId === 2 && status === 'APPROVED');
  if (!own) throw new Error('The vendor has no live listing.');
  for (let index = 0; index < 150; index += 1)
    listings.push({
      ...own,
      id: 5000 + index,
      slug: `number-${index}`,
      values: { ...own.values, name: `Number ${index} of many listings of this vendor` },
      revision: null,
    });
};

/** A listing far behind the first hundred is found. */
export const Moved: Story = {
  tags: ['axe'],
  args: { prepare: withMany },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move a listing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^Only 5 are shown\./)).toBeVisible();
    const search = dialog.getByRole('searchbox', { name: 'Search listings' });
    await userEvent.type(search, 'Number 149{Enter}');
    const listing = await dialog.findByRole('radio', { name: /^Number 149 / });
    await userEvent.click(listing);
    const accounts = dialog.getByRole('searchbox', { name: 'Search accounts' });
    await userEvent.type(accounts, 'pro@portal.test{Enter}');
    const targets = within(await dialog.findByRole('radiogroup', { name: 'Move to' }));
    await userEvent.click(targets.getByRole('radio'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move listing' }));
    await expect(await screen.findByText(/^Number 149 .* now belongs to /)).toBeVisible();
  },
};
