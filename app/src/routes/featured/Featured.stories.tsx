import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

// Rows: 2.13, 7.10, 9.1
const meta = {
  title: 'Screens/Admin/Featured listings',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/featured', as: 'admin@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.findByRole('button', { name: 'Save changes' });
const chosen = (name: string) => screen.findByRole('list', { name });

export const NoIndustrySelected: Story = {
  tags: ['slow'],
  play: async () => {
    await expect(await screen.findByText('Choose an industry first')).toBeVisible();
    await expect(await save()).toBeDisabled();
  },
};

export const IndustrySelected: Story = {
  parameters: { shows: 'Selected: Ledger Roster, Signal Forms' },
  tags: ['axe', 'slow'],
  args: {
    path: '/featured?industry=1',
    prepare: ({ db }) => {
      const apps = db.listings.filter(
        ({ collection, status }) => collection === 'apps' && status === 'APPROVED',
      );
      for (const { values } of apps) values.industries = [1];
      const [industry] = db.industries;
      if (industry)
        industry.featured = { apps: apps.slice(0, 2).map(({ id }) => id), services: [] };
    },
  },
  play: async () => {
    await expect(within(await chosen('Featured apps')).getAllByRole('listitem')).toHaveLength(2);
    await expect(await save()).toBeEnabled();
  },
};

/** Names a listing that left the industry before saving removes it. */
export const ChangesSaved: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/featured?industry=1',
    prepare: (backend) => {
      IndustrySelected.args?.prepare?.(backend);
      const [first] = backend.db.industries[0]?.featured?.apps ?? [];
      const app = backend.db.listings.find(
        ({ collection, id }) => collection === 'apps' && id === first,
      );
      if (!app) throw new Error('nothing is featured');
      app.values.name = 'Kea Invoicing';
      app.values.industries = [];
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/^Kea Invoicing is no longer live in this industry/);
    const apps = await chosen('Featured apps');
    await expect(within(apps).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(await save());
    await waitFor(() => expect(screen.getByText(/^Featured listings for .* saved/)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(/no longer live/)).not.toBeInTheDocument());
  },
};

export const ChangedByAnotherAdmin: Story = {
  tags: ['slow'],
  args: {
    path: '/featured?industry=1',
    prepare: (backend) => IndustrySelected.args?.prepare?.(backend),
  },
  play: async ({ userEvent }) => {
    const apps = within(await chosen('Featured apps'));
    await userEvent.click(apps.getByRole('button', { name: 'Remove Ledger Roster' }));
    const [industry] = backendOfStory().db.industries;
    const mine = industry?.featured?.apps.slice(1);
    if (industry?.featured) industry.featured.apps = industry.featured.apps.slice(0, 1);
    await userEvent.click(await save());
    await screen.findByText(/^Another admin has changed the featured listings/);
    await expect(apps.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(await save());
    await screen.findByText(/^Featured listings for .* saved/);
    await expect(industry?.featured?.apps).toEqual(mine);
  },
};
