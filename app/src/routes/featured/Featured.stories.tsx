import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

// Rows: 2.13, 7.10, 9.1
const meta = {
  title: 'Screens/Admin/Featured listings',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { path: '/featured', as: 'admin@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.findByRole('button', { name: 'Save changes' });
const chosen = (name: string) => screen.findByRole('list', { name });

export const NoIndustrySelected: Story = {
  play: async () => {
    await expect(await screen.findByText('Choose an industry first')).toBeVisible();
    await expect(await save()).toBeDisabled();
  },
};

export const IndustrySelected: Story = {
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

export const ChangesSaved: Story = {
  ...IndustrySelected,
  play: async ({ userEvent }) => {
    const apps = await chosen('Featured apps');
    const [first] = within(apps).getAllByRole('button', { name: /^Remove/ });
    if (!first) throw new Error('nothing to remove');
    await userEvent.click(first);
    await expect(await screen.findByText('Not saved')).toBeVisible();
    await userEvent.click(await save());
    await waitFor(() => expect(screen.getByText(/shows first was saved/)).toBeVisible());
    await expect(within(apps).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** What left the industry is named before a save leaves it out. */
export const UnavailableListings: Story = {
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
    const line = await screen.findByText(/^Kea Invoicing is no longer live in this industry/);
    await expect(line).toBeVisible();
    await expect(within(await chosen('Featured apps')).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(await save());
    await waitFor(() => expect(screen.getByText(/shows first was saved/)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(/no longer live/)).not.toBeInTheDocument());
  },
};

export const LoadError: Story = {
  args: { path: '/featured?industry=1', faults: { broken: true, only: '/industries/1' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { path: '/featured?industry=1', faults: { slow: 600_000, only: '/industries/1' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Featured' });
    await expect(await save()).toBeDisabled();
  },
};

// Rows: X5
export const Offline: Story = {
  args: { path: '/featured?industry=1', faults: { offline: true, only: '/industries/1' } },
  play: async () => {
    await expect(await screen.findByText('The server cannot be reached')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    path: '/featured?industry=1',
    prepare: (backend) => {
      IndustrySelected.args?.prepare?.(backend);
      for (const { values } of backend.db.listings)
        values.name = `${values.name} ${'of the southern lakes '.repeat(9)}`.slice(0, 200);
    },
  },
  play: async () => {
    await expect(within(await chosen('Featured apps')).getAllByRole('listitem')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
